import type { Locator, Page } from '@playwright/test';

/** How far below the window's upper edge an element stands, in whole pixels. */
export function positionOf(element: Locator): Promise<number> {
  return element.evaluate((node) => Math.round(node.getBoundingClientRect().top));
}

/** Clicks a link that keeps the document, and answers where it stood in the window at that moment. */
export async function positionWhenClicked(page: Page, link: Locator): Promise<number> {
  await link.evaluate((node) =>
    node.addEventListener('click', () => Object.assign(window, { leftAt: Math.round(node.getBoundingClientRect().top) }), {
      capture: true,
      once: true,
    }),
  );
  await link.click();
  return page.evaluate(() => (window as unknown as { leftAt: number }).leftAt);
}
