import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** The one without a window first: journeys took a quarter less time with it. */
const SYSTEM_PATHS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Path of a Chromium on this machine: CHROMIUM_PATH, then Playwright's own, then the system's. Undefined when there is none. */
export function findChromium(): string | undefined {
  const own = chromium.executablePath();
  return [process.env.CHROMIUM_PATH, own, ...SYSTEM_PATHS].find((path) => path !== undefined && path !== '' && existsSync(path));
}

/** What every suite starts its browser with: no sandbox where the user is root, and no calls home. */
export const chromiumArgs: readonly string[] = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--font-render-hinting=none',
];
