import type { Locator } from '@playwright/test';
import { waitUntilInteractive } from '../support/interactive.ts';
import { getAddress, brands } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

/** Computed styles that every button of one variant and size shares, regardless of its label and element. */
const shared = [
  'background-color',
  'color',
  'border-block-start-color',
  'border-block-start-width',
  'border-block-start-style',
  'border-start-start-radius',
  'font-family',
  'font-size',
  'font-weight',
  'font-stretch',
  'letter-spacing',
  'line-height',
  'text-transform',
  'text-decoration-line',
  'padding-inline-start',
  'padding-block-start',
  'min-block-size',
  'display',
  'cursor',
  'transition-property',
];

function looks(element: Locator): Promise<Readonly<Record<string, string>>> {
  return element.evaluate(
    (node, names) => Object.fromEntries(names.map((name) => [name, getComputedStyle(node).getPropertyValue(name)])),
    shared,
  );
}

for (const brand of brands) {
  test(`${brand}'s buttons look the same in a block that acts as in one that never does`, async ({ page }) => {
    await page.goto(getAddress(brand, ''));
    const staticButton = page.locator('[data-block="image-banner"] a[data-variant="primary"]').first();
    const interactiveButton = page.locator('[data-block="newsletter-signup"] button[data-variant="primary"]').first();
    const size = (await staticButton.getAttribute('data-size')) ?? 'medium';
    const served = await looks(staticButton);

    await interactiveButton.scrollIntoViewIfNeeded();
    await waitUntilInteractive(interactiveButton);
    await interactiveButton.evaluate((button, value) => button.setAttribute('data-size', value), size);
    expect(await looks(interactiveButton)).toEqual(served);
    expect(await looks(staticButton), 'styles that the browser added later change nothing').toEqual(served);
  });
}
