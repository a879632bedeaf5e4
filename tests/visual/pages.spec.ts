import { seeAll, untilShopInteractive } from '../support/interactive.ts';
import { fillCart } from '../support/checkout.ts';
import { addressOf, brands, catalogPages, pageKinds, plentiful } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';
import { fixDeliveryDates } from './fix-delivery-dates.ts';
import type { Page } from '@playwright/test';

test.use({ pictures: true });

/** Full size where details are small; half of it on larger screens, so that baselines stay light. A page is loaded once for each scale. */
const screens = [
  { scale: 1, widths: [390] },
  { scale: 0.5, widths: [834, 1440] },
];
const pictured = new Set(['home', 'landing', 'article', 'category', 'product', 'not found']);
/** With one line in the cart. */
const ordering = [
  { kind: 'cart', path: '/cart' },
  { kind: 'checkout', path: '/checkout?step=shipping' },
];

/** AVIF is drawn in the background, WebP at once: one of them alone gives the same pixels each time. A route would keep the browser from its cache. */
const withoutAvif = { accept: 'text/html,image/webp,*/*' };

async function expectLooks(page: Page, widths: readonly number[], name: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await untilShopInteractive(page);
    await seeAll(page);
    await expect(page).toHaveScreenshot(`${name}-${width}.png`, { fullPage: true, scale: 'device', timeout: 20_000 });
  }
}

for (const { scale, widths } of screens) {
  test.describe(`at ${widths.join(' and ')} px`, () => {
    test.use({
      viewport: { width: widths[0] ?? 0, height: 900 },
      deviceScaleFactor: scale,
      contextOptions: { reducedMotion: 'reduce' },
      extraHTTPHeaders: withoutAvif,
    });

    for (const brand of brands) {
      for (const { kind, path } of [...pageKinds, ...catalogPages].filter((page) => pictured.has(page.kind))) {
        test(`${brand}'s ${kind} page looks as before`, async ({ page }) => {
          await fixDeliveryDates(page);
          await page.goto(addressOf(brand, `${path[brand]}?p13n_testcontext=Baseline`));
          await expectLooks(page, widths, `${brand}-${kind.replaceAll(' ', '-')}`);
        });
      }

      for (const { kind, path } of ordering) {
        test(`${brand}'s ${kind} looks as before`, async ({ page }) => {
          await fillCart(page, [{ sku: plentiful[brand] }], { brand });
          await page.goto(addressOf(brand, path));
          await expectLooks(page, widths, `${brand}-${kind}`);
        });
      }
    }
  });
}
