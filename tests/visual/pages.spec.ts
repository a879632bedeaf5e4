import { scrollThroughAll, waitUntilShopInteractive } from '../support/interactive.ts';
import { fillCart } from '../support/checkout.ts';
import { getAddress, brands, catalogPages, pageKinds, plentifulSkus, type Brand } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';
import { fixDeliveryDates } from './fix-delivery-dates.ts';
import type { Page } from '@playwright/test';

test.use({ pictures: true });

/** Full size for small details; half of it on larger screens, so that baselines stay small. A page is loaded once for each scale. */
const screens = [
  { scale: 1, widths: [390] },
  { scale: 0.5, widths: [834, 1440] },
];
const pictured = new Set(['home', 'landing', 'article', 'category', 'product', 'not found']);
/** Screens whose grids have a separate layout between the small and the large screen. Storybook renders blocks at that width. */
const gridded = new Set(['category', 'product']);
/** Pages with one line in the cart. */
const ordering = [
  { kind: 'cart', path: '/cart' },
  { kind: 'checkout', path: '/checkout?step=shipping' },
];

/**
 * AVIF is rendered in the background, WebP at once: only one of them alone gives the same pixels each time. A route would disable the
 * browser's cache.
 */
const withoutAvif = { accept: 'text/html,image/webp,*/*' };

async function expectLooks(page: Page, widths: readonly number[], brand: Brand, kind: string): Promise<void> {
  for (const width of widths.filter((one) => one !== 834 || gridded.has(kind))) {
    await page.setViewportSize({ width, height: 900 });
    await waitUntilShopInteractive(page);
    await scrollThroughAll(page);
    await expect(page).toHaveScreenshot(`${brand}-${kind.replaceAll(' ', '-')}-${width}.png`, {
      fullPage: true,
      // Recommendations depend on the orders of the journeys.
      mask: [page.locator('[data-recommendation]')],
      scale: 'device',
    });
  }
}

/**
 * Brands affect colors and widths affect layout: each kind of page is rendered at all widths and in both brands, but not in every
 * combination. Storybook renders every block in both (.storybook/modes.ts).
 */
const isDrawn = (brand: Brand, screen: number, kind: number): boolean => (brands.indexOf(brand) + screen + kind) % 2 === 0;

for (const [screen, { scale, widths }] of screens.entries()) {
  test.describe(`at ${widths.join(' and ')} px`, () => {
    test.use({
      viewport: { width: widths[0] ?? 0, height: 900 },
      deviceScaleFactor: scale,
      extraHTTPHeaders: withoutAvif,
    });

    for (const brand of brands) {
      const pages = [...pageKinds, ...catalogPages].filter((page) => pictured.has(page.kind));
      for (const { kind, path } of pages.filter((_page, index) => isDrawn(brand, screen, index))) {
        test(`${brand}'s ${kind} page looks as before`, async ({ page }) => {
          await fixDeliveryDates(page);
          await page.goto(getAddress(brand, `${path[brand]}?p13n_testcontext=Baseline`));
          await expectLooks(page, widths, brand, kind);
        });
      }

      for (const { kind, path } of ordering.filter((_page, index) => isDrawn(brand, screen, index))) {
        test(`${brand}'s ${kind} looks as before`, async ({ page }) => {
          await fillCart(page, [{ sku: plentifulSkus[brand] }], { brand });
          await page.goto(getAddress(brand, path));
          await expectLooks(page, widths, brand, kind);
        });
      }
    }
  });
}
