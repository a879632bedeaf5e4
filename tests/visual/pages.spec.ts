import { seeAll, untilShopInteractive } from '../support/interactive.ts';
import { fillCart } from '../support/checkout.ts';
import { addressOf, brands, cataloguePages, pageKinds, plentiful } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';
import type { Page } from '@playwright/test';

/** Full size where details are small; half of it on larger screens, so that baselines stay light. */
const screens = [
  { width: 390, scale: 1 },
  { width: 834, scale: 0.5 },
  { width: 1440, scale: 0.5 },
];
const pictured = new Set(['home', 'landing', 'article', 'category', 'product', 'not found']);
/** With one line in the cart. */
const ordering = [
  { kind: 'cart', path: '/cart' },
  { kind: 'checkout', path: '/checkout?step=shipping' },
];

/** AVIF is drawn in the background, WebP at once: one of them alone gives the same pixels each time. */
function withoutAvif(page: Page): Promise<unknown> {
  return page.route('**/media/**', (route) => route.continue({ headers: { ...route.request().headers(), accept: 'image/webp,*/*' } }));
}

for (const { width, scale } of screens) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, deviceScaleFactor: scale, contextOptions: { reducedMotion: 'reduce' } });

    for (const brand of brands) {
      for (const { kind, path } of [...pageKinds, ...cataloguePages].filter((page) => pictured.has(page.kind))) {
        test(`${brand}'s ${kind} page looks as before`, async ({ page }) => {
          await withoutAvif(page);
          await page.goto(addressOf(brand, `${path[brand]}?p13n_testcontext=Baseline`));
          await untilShopInteractive(page);
          await seeAll(page);
          const name = `${brand}-${kind.replaceAll(' ', '-')}-${width}.png`;
          await expect(page).toHaveScreenshot(name, { fullPage: true, scale: 'device', timeout: 20_000 });
        });
      }

      for (const { kind, path } of ordering) {
        test(`${brand}'s ${kind} looks as before`, async ({ page }) => {
          await withoutAvif(page);
          await fillCart(page, [{ sku: plentiful[brand] }], { brand });
          await page.goto(addressOf(brand, path));
          await untilShopInteractive(page);
          await seeAll(page);
          await expect(page).toHaveScreenshot(`${brand}-${kind}-${width}.png`, { fullPage: true, scale: 'device', timeout: 20_000 });
        });
      }
    }
  });
}
