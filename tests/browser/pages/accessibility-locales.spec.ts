import { axeFindings } from '../../support/accessibility/axe-findings.ts';
import { looksOfLocale } from '../../support/accessibility/axe-rules.ts';
import { untilShopInteractive } from '../../support/interactive.ts';
import { fillCart, startPayment } from '../../support/checkout.ts';
import { putPage } from '../../support/put-page.ts';
import { addressOf, catalogPages, pageKinds, plentiful } from '../../support/shop.ts';
import { expect, test } from '../../support/test.ts';

/** Scripts and colors are the same in every language, and accessibility.spec.ts checks both; this file checks texts. */
test.use({ bypassCSP: true, viewport: { width: 390, height: 844 } });

const everywhere = (path: string) => ({ kind: path, path: { tarnfell: path, solvane: path } });
const more = ['/cart', '/cookie-settings', '/contact-us', '/warranty'].map(everywhere);
const [home, ...others] = [...pageKinds, ...catalogPages, ...more];

/** Each language except the one of accessibility.spec.ts, in one brand: the locales of a language share their texts. */
for (const { brand, locale } of [
  { brand: 'tarnfell', locale: 'de-de' },
  { brand: 'solvane', locale: 'fr-ca' },
] as const) {
  test(`the server’s HTML from the cart to the order in ${locale} has no axe violations`, async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    await startPayment(page, [{ sku: plentiful.tarnfell }], { locale });
    for (const path of ['/checkout?step=billing', '/checkout?step=shipping', '/cart']) {
      await putPage(page, addressOf('tarnfell', path, locale));
      expect(await axeFindings(page, 'main', looksOfLocale(locale)), path).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0);
    }
  });

  test(`the server’s HTML of ${brand}'s pages in ${locale} has no axe violations`, async ({ page }) => {
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

/** Menus and dialogs have few texts of their own. German has the longest words. */
test('overlays of a page in de-de have no axe violations', async ({ page }) => {
  const locale = 'de-de';
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const dialog = page.getByRole('dialog');
  const expectFine = async (what: string): Promise<void> => {
    await expect(dialog, what).toBeVisible();
    expect(await axeFindings(page, '[role="dialog"], dialog[open]', looksOfLocale(locale)), what).toEqual([]);
  };
  const close = async (): Promise<void> => {
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  };
  await fillCart(page, [{ sku: plentiful.tarnfell }], { locale });
  const category = catalogPages.find(({ kind }) => kind === 'category')?.path.tarnfell ?? '';
  await page.goto(addressOf('tarnfell', category, locale));
  await untilShopInteractive(page);
  for (const opener of ['header [aria-haspopup="dialog"]', 'main [aria-haspopup="dialog"]']) {
    await page.locator(opener).first().click();
    await expectFine(opener);
    await close();
  }
  await page.goto(addressOf('tarnfell', '/privacy?productType=women-bottoms', locale));
  await untilShopInteractive(page);
  for (const name of ['newsletter', 'foot-sizes', 'mini-cart', 'size-chart']) {
    await page.evaluate((hash) => void (location.hash = hash), `modal-${name}`);
    await expectFine(name);
    await close();
  }
  await page.context().clearCookies({ name: 'dismissedPopUps' });
  await page.goto(addressOf('tarnfell', '/privacy', locale));
  await expectFine('pop-up');
});
