import { expect, type Page } from '@playwright/test';

/**
 * Replaces the page's HTML by another page's: checking it this way is faster than loading it, with axe, again. The page itself fetches it,
 * because only browsers resolve every name below localhost.
 */
export async function replacePage(page: Page, address: string, expected = 200): Promise<void> {
  const status = await page.evaluate(async (url) => {
    const response = await fetch(url);
    const { documentElement } = new DOMParser().parseFromString(await response.text(), 'text/html');
    document.documentElement.replaceWith(document.adoptNode(documentElement));
    return response.status;
  }, address);
  expect(status, address).toBe(expected);
}
