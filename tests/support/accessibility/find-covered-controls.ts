import type { Page } from '@playwright/test';

/**
 * Finds controls of a region that a fixed, sticky or modal element covers after the page scrolls to them, at its own position and in the
 * middle of the window; e.g. "Add to cart: under SECTION Cookies". The page's own header does not count.
 */
export function findCoveredControls(page: Page, region: string): Promise<readonly string[]> {
  return page.evaluate((selector) => {
    const controls = document.querySelectorAll<HTMLElement>(
      `:is(${selector}) :is(a[href], button, input, select, textarea, summary, iframe, label)`,
    );
    const covered = new Set<string>();
    for (const block of ['nearest', 'center'] as const) {
      scrollTo({ top: 0, behavior: 'instant' });
      for (const control of controls) {
        if (!control.checkVisibility()) continue;
        control.scrollIntoView({ block, behavior: 'instant' });
        const over = findCoveringElement(control);
        if (over) covered.add(`${getName(control)}: under ${over.tagName} ${over.ariaLabel ?? over.className}`);
      }
    }
    return [...covered];

    /** Checks the middle and points near the corners. */
    function findCoveringElement(control: HTMLElement): HTMLElement | undefined {
      const { left, top, width, height } = control.getBoundingClientRect();
      for (const [x, y] of [
        [0.5, 0.5],
        [0.1, 0.1],
        [0.9, 0.1],
        [0.1, 0.9],
        [0.9, 0.9],
      ] as const) {
        let over = document.elementFromPoint(left + width * x, top + height * y);
        while (over && !(over instanceof HTMLElement && isLayer(over))) over = over.parentElement;
        if (over && !over.contains(control) && !over.matches('header')) return over;
      }
      return undefined;
    }

    function isLayer(element: HTMLElement): boolean {
      return element.matches(':modal') || ['fixed', 'sticky'].includes(getComputedStyle(element).position);
    }

    function getName(control: HTMLElement): string {
      return control.ariaLabel ?? (control.textContent.trim().slice(0, 40) || control.getAttribute('name') || control.tagName);
    }
  }, region);
}
