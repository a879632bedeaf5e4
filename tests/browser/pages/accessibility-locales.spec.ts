import { findAxeViolations } from '../../support/accessibility/find-axe-violations.ts';
import { getLooksOfLocale } from '../../support/accessibility/axe-rules.ts';
import { waitUntilShopInteractive } from '../../support/interactive.ts';
import { fillCart, startPayment } from '../../support/checkout.ts';
import { replacePage } from '../../support/replace-page.ts';
import { getAddress, catalogPages, pageKinds, plentifulSkus } from '../../support/shop.ts';
import { expect, test } from '../../support/test.ts';

/**
 * Scripts and colors are the same in every language, and accessibility.spec.ts checks both; this file checks texts. German has the longest
 * words. blocks/blocks.browser.test.tsx checks the texts of blocks in French, too.
 */
const locale = 'de-de';
const looks = getLooksOfLocale(locale);

test.use({ bypassCSP: true, viewport: { width: 390, height: 844 } });

const everywhere = (path: string) => ({ kind: path, path: { tarnfell: path, solvane: path } });
const more = ['/search', '/search?q=zzqxw', '/cart', '/cookie-settings', '/contact-us', '/warranty'].map(everywhere);
const choosing = [
  { kind: 'set', path: { tarnfell: '/s/rain-kit-S100101', solvane: '/s/set-S200101' } },
  { kind: 'compare', path: { tarnfell: '/compare?ids=TFKES01M,TFMER01M', solvane: '/compare?ids=SVCAD01M,SVSPR01M' } },
];
const [home, ...others] = [...pageKinds, ...catalogPages, ...choosing, ...more];

test('the server’s HTML from the cart to the order in de-de has no axe violations', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await startPayment(page, [{ sku: plentifulSkus.tarnfell }], { locale });
  for (const path of ['/checkout?step=billing', '/checkout?step=shipping', '/cart']) {
    await replacePage(page, getAddress('tarnfell', path, locale));
    expect(await findAxeViolations(page, 'main', looks), path).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0);
  }
});

test('the server’s HTML of the pages in de-de has no axe violations', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(getAddress('tarnfell', home?.path.tarnfell ?? '', locale), { waitUntil: 'domcontentloaded' });
  expect(await findAxeViolations(page, 'html', looks), 'home').toEqual([]);
  for (const { kind, path, ...rest } of others) {
    await replacePage(page, getAddress('tarnfell', path.tarnfell, locale), 'status' in rest ? rest.status : 200);
    expect(await findAxeViolations(page, 'main', looks), kind).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), kind).toBeLessThanOrEqual(0);
  }
});

/** Menus and dialogs have few texts of their own. Dialogs of content consist of blocks. */
test('overlays of a page in de-de have no axe violations', async ({ page }) => {
  const dialog = page.getByRole('dialog');
  const expectFine = async (what: string): Promise<void> => {
    await expect(dialog, what).toBeVisible();
    expect(await findAxeViolations(page, '[role="dialog"], dialog[open]', looks), what).toEqual([]);
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
  await page.goto(getAddress('tarnfell', '/privacy', locale));
  await waitUntilShopInteractive(page);
  for (const name of ['newsletter', 'mini-cart']) {
    await page.evaluate((hash) => void (location.hash = hash), `modal-${name}`);
    await expectFine(name);
    await close();
  }
  await page
    .getByRole('banner')
    .getByRole('button', { name: 'Suche', exact: true })
    .or(page.getByRole('banner').getByRole('searchbox'))
    .first()
    .click();
  await page.getByRole('banner').getByRole('searchbox').or(page.getByRole('combobox')).first().fill('jac');
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  expect(await findAxeViolations(page, 'header', looks), 'suggestions').toEqual([]);
  await page.context().clearCookies({ name: 'dismissedPopUps' });
  await page.goto(getAddress('tarnfell', '/privacy', locale));
  await expectFine('pop-up');
});

/** The dialogs of a product, which English journeys open one by one: with all rules, because few of those check colors. */
test('dialogs of a product in de-de have no axe violations', async ({ page }) => {
  const dialog = page.getByRole('dialog');
  await page.goto(getAddress('tarnfell', '/privacy?product=TFKES01M&review=R1&productType=women-bottoms', locale));
  await waitUntilShopInteractive(page);
  for (const name of [
    'quickshop',
    'size-chart',
    'foot-sizes',
    'review-user-content',
    'flag-review',
    'ask-question',
    'ask-question-success',
  ]) {
    await page.evaluate((hash) => void (location.hash = hash), `modal-${name}`);
    await expect(dialog.getByRole('heading').first(), name).toBeVisible();
    await expect(dialog.locator('[aria-busy="true"]'), name).toHaveCount(0);
    expect(await findAxeViolations(page, 'dialog[open]'), name).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
});
