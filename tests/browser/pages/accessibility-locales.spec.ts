import { findAxeViolations } from '../../support/accessibility/find-axe-violations.ts';
import { getLooksOfLocale } from '../../support/accessibility/axe-rules.ts';
import { waitUntilShopInteractive } from '../../support/interactive.ts';
import { fillCart, startPayment } from '../../support/checkout.ts';
import { replacePage } from '../../support/replace-page.ts';
import { getAddress, catalogPages, pageKinds, plentifulSkus } from '../../support/shop.ts';
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
    await startPayment(page, [{ sku: plentifulSkus.tarnfell }], { locale });
    for (const path of ['/checkout?step=billing', '/checkout?step=shipping', '/cart']) {
      await replacePage(page, getAddress('tarnfell', path, locale));
      expect(await findAxeViolations(page, 'main', getLooksOfLocale(locale)), path).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0);
    }
  });

  test(`the server’s HTML of ${brand}'s pages in ${locale} has no axe violations`, async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(getAddress(brand, home?.path[brand] ?? '', locale), { waitUntil: 'domcontentloaded' });
    expect(await findAxeViolations(page, 'html', getLooksOfLocale(locale)), 'home').toEqual([]);
    for (const { kind, path, ...rest } of others) {
      await replacePage(page, getAddress(brand, path[brand], locale), 'status' in rest ? rest.status : 200);
      expect(await findAxeViolations(page, 'main', getLooksOfLocale(locale)), kind).toEqual([]);
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
    expect(await findAxeViolations(page, '[role="dialog"], dialog[open]', getLooksOfLocale(locale)), what).toEqual([]);
  };
  const close = async (): Promise<void> => {
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  };
  await fillCart(page, [{ sku: plentifulSkus.tarnfell }], { locale });
  const category = catalogPages.find(({ kind }) => kind === 'category')?.path.tarnfell ?? '';
  await page.goto(getAddress('tarnfell', category, locale));
  await waitUntilShopInteractive(page);
  for (const opener of ['header [aria-haspopup="dialog"]', 'main [aria-haspopup="dialog"]']) {
    await page.locator(opener).first().click();
    await expectFine(opener);
    await close();
  }
  await page.goto(getAddress('tarnfell', '/privacy?productType=women-bottoms', locale));
  await waitUntilShopInteractive(page);
  for (const name of ['newsletter', 'foot-sizes', 'mini-cart', 'size-chart']) {
    await page.evaluate((hash) => void (location.hash = hash), `modal-${name}`);
    await expectFine(name);
    await close();
  }
  await page.context().clearCookies({ name: 'dismissedPopUps' });
  await page.goto(getAddress('tarnfell', '/privacy', locale));
  await expectFine('pop-up');
});
