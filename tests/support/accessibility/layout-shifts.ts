import type { Page } from '@playwright/test';

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node: Element | null }[];
}

declare global {
  interface Window {
    shiftedNodes?: string[];
  }
}

/** Records every layout shift that the shopper did not cause, from now on or from the page's start. */
export async function watchShifts(page: Page, since: 'now' | 'beginning' = 'now'): Promise<void> {
  await page.evaluate((buffered) => {
    window.shiftedNodes = [];
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        if (value > 0) window.shiftedNodes?.push(...sources.map(({ node }) => node?.outerHTML.slice(0, 120) ?? '(gone)'));
      }
    }).observe({ type: 'layout-shift', buffered });
  }, since === 'beginning');
}

export function readShifts(page: Page): Promise<readonly string[] | undefined> {
  return page.evaluate(() => window.shiftedNodes);
}
