import { test as base, type Page } from '@playwright/test';

interface Shop {
  /** What the page's console and the browser complained of so far: errors, warnings, failed hydration, breaches of the content policy. */
  readonly complaints: readonly string[];
}

/** Playwright's test with an ear to the page's complaints. */
export const test = base.extend<Shop>({
  complaints: async ({ page }, use) => {
    const heard: string[] = [];
    listen(page, heard);
    await use(heard);
  },
});

export { expect } from '@playwright/test';

function listen(page: Page, heard: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      heard.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => heard.push(`thrown: ${error.message}`));
}
