import { expect, type Page } from '@playwright/test';

/**
 * A page's HTML in the place of the one that stands: to look at it takes less than to load it, with axe, again. The page itself asks for it,
 * as browsers alone know every name below localhost.
 */
export async function putPage(page: Page, address: string, expected = 200): Promise<void> {
  const status = await page.evaluate(async (url) => {
    const response = await fetch(url);
    const { documentElement } = new DOMParser().parseFromString(await response.text(), 'text/html');
    document.documentElement.replaceWith(document.adoptNode(documentElement));
    return response.status;
  }, address);
  expect(status, address).toBe(expected);
}
