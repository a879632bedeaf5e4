import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium } from './find-chromium.ts';

const MINUTES = 60_000;

/**
 * Makes sure that a Chromium is installed: Playwright's own download first, otherwise the distribution's package. Throws with the command
 * to run by hand if neither works.
 */
export function installChromium(): string {
  const found = findChromium();
  if (found !== undefined) return found;
  console.log('No Chromium found, installing it …');
  spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit', timeout: 5 * MINUTES });
  if (findChromium() === undefined && existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', timeout: 3 * MINUTES });
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell'], {
      stdio: 'inherit',
      timeout: 8 * MINUTES,
    });
  }
  const installed = findChromium();
  if (installed === undefined) throw new Error('Could not install Chromium. Run `npx playwright install chromium`, or set CHROMIUM_PATH.');
  return installed;
}
