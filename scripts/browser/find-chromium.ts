import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** The headless shell comes first: journeys take a quarter less time with it. */
const SYSTEM_PATHS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Path of a Chromium on this machine: CHROMIUM_PATH, then Playwright's own, then the system's. Undefined if there is none. */
export function findChromium(): string | undefined {
  const own = chromium.executablePath();
  return [process.env.CHROMIUM_PATH, own, ...SYSTEM_PATHS].find((path) => path !== undefined && path !== '' && existsSync(path));
}

/** Browser arguments of every suite: no sandbox for the root user, and no background requests. */
export const chromiumArgs: readonly string[] = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--font-render-hinting=none',
];
