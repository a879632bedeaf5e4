import type { Locator, Page } from '@playwright/test';

/** Distance of an element from the window's upper edge, in whole pixels. */
export function getPosition(element: Locator): Promise<number> {
  return element.evaluate((node) => Math.round(node.getBoundingClientRect().top));
}

/**
 * Clicks a link that keeps the document.
 * @returns its position in the window at that moment
 */
export async function clickAndGetPosition(page: Page, link: Locator): Promise<number> {
  await link.evaluate((node) =>
    node.addEventListener('click', () => Object.assign(window, { leftAt: Math.round(node.getBoundingClientRect().top) }), {
      capture: true,
      once: true,
    }),
  );
  await link.click();
  return page.evaluate(() => (window as unknown as { leftAt: number }).leftAt);
}
