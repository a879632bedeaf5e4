import { axeFindings } from '../../support/accessibility/axe-findings.ts';
import { looksOfLocale } from '../../support/accessibility/axe-rules.ts';
import { untilShopInteractive } from '../../support/interactive.ts';
import { fillCart, startPayment } from '../../support/checkout.ts';
import { putPage } from '../../support/put-page.ts';
import { addressOf, brands, catalogPages, locales, pageKinds, plentiful } from '../../support/shop.ts';
import { expect, test } from '../../support/test.ts';

/** Blocks act after scripts and colors are the same in every language: accessibility.spec.ts looks at both. Here it is the words. */
test.use({ bypassCSP: true, viewport: { width: 390, height: 844 } });

const everywhere = (path: string) => ({ kind: path, path: { tarnfell: path, solvane: path } });
const [home, ...others] = [...pageKinds, ...catalogPages, everywhere('/cart'), everywhere('/cookie-settings')];

for (const locale of locales.filter((one) => one !== 'en-us')) {
  test(`axe finds nothing on the way to the order in ${locale}, as the server writes it`, async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    await startPayment(page, [{ sku: plentiful.tarnfell }], { locale });
    for (const path of ['/checkout?step=billing', '/checkout?step=shipping', '/cart']) {
      await putPage(page, addressOf('tarnfell', path, locale));
      expect(await axeFindings(page, 'main', looksOfLocale(locale)), path).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0);
    }
  });

  for (const brand of brands) {
    test(`axe finds nothing on ${brand}'s pages in ${locale}, as the server writes them`, async ({ page }) => {
      await page.route('**/assets/*.js', (route) => route.abort());
      await page.goto(addressOf(brand, home?.path[brand] ?? '', locale), { waitUntil: 'domcontentloaded' });
      expect(await axeFindings(page, 'html', looksOfLocale(locale)), 'home').toEqual([]);
      for (const { kind, path, ...rest } of others) {
        await putPage(page, addressOf(brand, path[brand], locale), 'status' in rest ? rest.status : 200);
        expect(await axeFindings(page, 'main', looksOfLocale(locale)), kind).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), kind).toBeLessThanOrEqual(0);
      }
    });
  }
}

/** Menus and dialogs have few texts of their own, and the editions of a language share them. */
for (const locale of ['fr-ca', 'de-de'] as const) {
  test(`axe finds nothing in what opens over a page in ${locale}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const dialog = page.getByRole('dialog');
    const category = catalogPages.find(({ kind }) => kind === 'category')?.path.tarnfell ?? '';
    await page.goto(addressOf('tarnfell', category, locale));
    await untilShopInteractive(page);
    for (const opener of ['header [aria-haspopup="dialog"]', 'main [aria-haspopup="dialog"]']) {
      await page.locator(opener).first().click();
      await expect(dialog, opener).toBeVisible();
      expect(await axeFindings(page, 'html', looksOfLocale(locale)), opener).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
    await fillCart(page, [{ sku: plentiful.tarnfell }], { locale });
    for (const address of ['#modal-newsletter', '#modal-foot-sizes', '#modal-mini-cart', '?productType=women-bottoms#modal-size-chart']) {
      await page.goto(addressOf('tarnfell', `/privacy${address}`, locale));
      await page.reload();
      await expect(dialog, address).toBeVisible();
      expect(await axeFindings(page, 'dialog[open]', looksOfLocale(locale)), address).toEqual([]);
    }
    await page.context().clearCookies({ name: 'dismissedPopUps' });
    await page.goto(addressOf('tarnfell', '/privacy', locale));
    await expect(dialog, 'pop-up').toBeVisible();
    expect(await axeFindings(page, '[role="dialog"]', looksOfLocale(locale)), 'pop-up').toEqual([]);
  });
}
