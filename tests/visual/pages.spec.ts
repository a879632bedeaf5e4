import { seeAll, untilShopActs } from '../support/acting.ts';
import { addressOf, brands, pageKinds } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

/** Full size where details are small; half of it on larger screens, so that baselines stay light. */
const screens = [
  { width: 390, scale: 1 },
  { width: 834, scale: 0.5 },
  { width: 1440, scale: 0.5 },
];
const pictured = new Set(['home', 'landing', 'article', 'not found']);

for (const { width, scale } of screens) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, deviceScaleFactor: scale, contextOptions: { reducedMotion: 'reduce' } });

    for (const brand of brands) {
      for (const { kind, path } of pageKinds.filter((page) => pictured.has(page.kind))) {
        test(`${brand}'s ${kind} page looks as before`, async ({ page }) => {
          // AVIF is drawn in the background, WebP at once: one of them alone gives the same pixels each time.
          await page.route('**/media/**', (route) =>
            route.continue({ headers: { ...route.request().headers(), accept: 'image/webp,*/*' } }),
          );
          await page.goto(addressOf(brand, `${path[brand]}?p13n_testcontext=Baseline`));
          await untilShopActs(page);
          await seeAll(page);
          const name = `${brand}-${kind.replaceAll(' ', '-')}-${width}.png`;
          await expect(page).toHaveScreenshot(name, { fullPage: true, scale: 'device', timeout: 20_000 });
        });
      }
    }
  });
}
