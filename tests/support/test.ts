import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test as base, type Page, type TestInfo } from '@playwright/test';
import { shiftDate } from './clock/shift-date.ts';
import { clockAhead } from './clock/test-clock.ts';
import { brands, origins } from './shop.ts';

interface Shop {
  /** True when pop-ups still appear for the visitor. Only suites about pop-ups need that: `test.use({ popUps: true })`. */
  readonly popUps: boolean;
  /**
   * The visitor's consent to statistics and third-party content. Only suites about consent need another: `test.use({ consent: 'none' })`,
   * or 'unasked' for a visitor who has not chosen yet.
   */
  readonly consent: keyof typeof responses | 'unasked';
  /** Complaints of the page's console and the browser so far: errors, warnings, failed hydration, violations of the content policy. */
  readonly complaints: readonly string[];
  /** Fails a second run at once unless the browser had stopped drawing in the first (docs/decisions/0013-test-levels.md). */
  readonly secondRun: undefined;
}

interface Browsers {
  /**
   * True when the browser loads and draws images. They take more than a third of a page's CPU time, so only suites about images, or about a
   * page's requests, enable them: `test.use({ pictures: true })`.
   */
  readonly pictures: boolean;
}

/**
 * Playwright's test on the shop's test clock, with a check of the page's complaints, and without images unless a suite enables them.
 */
export const test = base.extend<Shop, Browsers>({
  browser: [
    async ({ browser }, use) => {
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await newContext(options);
        await context.addInitScript(shiftDate, clockAhead);
        return context;
      };
      await use(browser);
    },
    { scope: 'worker' },
  ],
  pictures: [false, { option: true, scope: 'worker' }],
  launchOptions: [
    ({ launchOptions, pictures }, use) =>
      use(pictures ? launchOptions : { ...launchOptions, args: [...(launchOptions.args ?? []), '--blink-settings=imagesEnabled=false'] }),
    { scope: 'worker' },
  ],
  popUps: [false, { option: true }],
  consent: ['all', { option: true }],
  context: async ({ context, popUps, consent }, use) => {
    if (consent !== 'unasked') await context.addCookies(brands.map((brand) => ({ ...responses[consent], url: origins[brand] })));
    if (!popUps) await context.addCookies(brands.map((brand) => ({ ...closedPopUps, url: origins[brand] })));
    await use(context);
  },
  secondRun: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the pattern.
    async ({}, use, testInfo) => {
      if (testInfo.retry > 0 && !existsSync(getStallFile(testInfo))) throw new Error('The first run failed, and the browser was drawing.');
      await use(undefined);
    },
    { auto: true },
  ],
  page: async ({ page }, use, testInfo) => {
    await use(page);
    if (testInfo.status === testInfo.expectedStatus) return;
    if (!(await canDraw(page))) {
      mkdirSync(dirname(getStallFile(testInfo)), { recursive: true });
      writeFileSync(getStallFile(testInfo), '');
    }
    const file = testInfo.outputPath('failed.png');
    // A page that hangs or is closed has no screenshot; that must not hide the failure.
    const photograph = await page.screenshot({ path: file, timeout: 5000 }).catch(() => undefined);
    if (photograph) testInfo.attachments.push({ name: 'screenshot', path: file, contentType: 'image/png' });
  },
  complaints: async ({ page }, use) => {
    const heard: string[] = [];
    listen(page, heard);
    await use(heard);
  },
});

/** Cookies that store these visitors' choices. */
export const responses = {
  none: { name: 'consent', value: 'necessary' },
  galleries: { name: 'consent', value: 'necessary~marketing' },
  all: { name: 'consent', value: 'necessary~analytics~marketing' },
} as const;

/** The pop-ups of the example shop, all closed. */
const closedPopUps = { name: 'dismissedPopUps', value: 'letters~club' };

export { expect } from '@playwright/test';

/** Exists if the browser had stopped drawing when the test failed. Outside the folder of the run, which Playwright empties. */
function getStallFile({ project, testId }: TestInfo): string {
  return join(dirname(project.outputDir), 'stalled', `${String(process.ppid)}-${testId}`);
}

/** Checks whether the browser draws a frame within three seconds. A closed page gives no result. */
async function canDraw(page: Page): Promise<boolean> {
  const draws = page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        requestAnimationFrame(() => resolve(true));
        setTimeout(() => resolve(false), 3000);
      }),
  );
  return draws.catch(() => true);
}

/** The browser's warning about the page's preloads when images are disabled. */
const noPictures = 'because image loading is disabled.';

function listen(page: Page, heard: string[]): void {
  page.on('console', (message) => {
    if (message.text().endsWith(noPictures)) return;
    if (message.type() === 'error' || message.type() === 'warning')
      heard.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => heard.push(`thrown: ${error.stack ?? error.message}`));
}
