import type { Page, ViewportSize } from '@playwright/test';
import { findAxeViolations, findViolationsBeforeScrolling } from '../../support/accessibility/find-axe-violations.ts';
import { layOutBlocks, scrollThroughBlocks, waitUntilInteractive, waitUntilShopInteractive } from '../../support/interactive.ts';
import { getCardFrame, cards, fillCart, payByCard, getPlaceButton, startPayment } from '../../support/checkout.ts';
import { grantPreview } from '../../support/preview.ts';
import { getAddress, brands, catalogPages, pageKinds, plentifulSkus, type Brand } from '../../support/shop.ts';
import { expect, test } from '../../support/test.ts';

/**
 * Brands affect colors and widths affect layout: axe, which takes seconds per page, checks each of both once. Contrast is checked for the
 * tokens of both brands in ui/tokens/contrast.test.ts, and for every block in both brands in blocks/blocks.browser.test.tsx.
 */
const screenOf: Readonly<Record<Brand, ViewportSize>> = {
  tarnfell: { width: 390, height: 844 },
  solvane: { width: 1440, height: 900 },
};

/** Checks that the page does not scroll sideways with its text at 200 %, nor at 320 px. */
async function expectToFit(page: Page, what: string): Promise<void> {
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  const narrow = async (): Promise<void> => {
    await page.setViewportSize({ width: 320, height: 640 });
    // The header switches to the small layout a moment after the window is resized.
    await expect.poll(overflow, { message: `${what}, 320 px` }).toBe(0);
  };
  const large = async (): Promise<void> => {
    await page.setViewportSize({ width: 1280, height: 1024 });
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await expect.poll(overflow, { message: `${what}, 200 %` }).toBe(0);
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  };
  // Resizing between small and large takes a second for a category: once is enough.
  const isSmall = (page.viewportSize()?.width ?? 0) < 700;
  for (const fit of isSmall ? [narrow, large] : [large, narrow]) await fit();
}

/** A short listing has everything that a long one has. */
const forms = ['/contact-us', '/warranty'].map((path) => ({ kind: path.slice(1), path: { tarnfell: path, solvane: path } }));
const lookedAt = [...pageKinds, ...catalogPages, ...forms].map(({ kind, path: { tarnfell, solvane } }) =>
  kind === 'category'
    ? { kind, path: { tarnfell: `${tarnfell}?filter.gender=women`, solvane: `${solvane}?filter.gender=women` } }
    : { kind, path: { tarnfell, solvane } },
);

/** In the other brand, at the large width, the page kinds whose layout differs there. */
const kindsOfSolvane: ReadonlySet<string> = new Set(['home', 'category', 'product']);

for (const brand of brands) {
  for (const { kind, path } of lookedAt.filter((page) => brand === 'tarnfell' || kindsOfSolvane.has(page.kind))) {
    test(`${brand}'s ${kind} page is accessible, and fits every width`, async ({ page }) => {
      await page.setViewportSize(screenOf[brand]);
      await page.goto(getAddress(brand, path[brand]), { waitUntil: 'domcontentloaded' });
      await waitUntilShopInteractive(page);
      // The page with the tallest blocks.
      if (kind === 'product') expect(await findViolationsBeforeScrolling(page), 'before scrolling').toEqual([]);
      await scrollThroughBlocks(page);
      // Its header and footer are checked on its home page, and its landmarks on the first brand.
      expect(await findAxeViolations(page, brand === 'solvane' && kind !== 'home' ? 'main' : 'html')).toEqual([]);
      // Categories and products have the same layout in both brands, which differ in typefaces and the header; a search is laid out like a
      // category.
      if (brand === 'tarnfell' ? kind !== 'search' : kind === 'home') await expectToFit(page, kind);
    });
  }
}

test('the pages from the cart to the order are accessible, and fit every width', async ({ page }) => {
  const { tarnfell: small, solvane: large } = screenOf;
  await page.setViewportSize(small);
  const main = page.getByRole('main');
  const expectFine = async (what: string): Promise<void> => {
    expect(await findAxeViolations(page), what).toEqual([]);
    await expectToFit(page, what);
    await page.setViewportSize(small);
  };
  await fillCart(page, [{ sku: plentifulSkus.tarnfell }]);
  await page.goto(getAddress('tarnfell', '/cart'));
  await scrollThroughBlocks(page);
  await expectFine('cart');
  await page.goto(getAddress('tarnfell', '/checkout'));
  await waitUntilInteractive(main.getByLabel('Email'));
  await main.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(main.getByText(/^Please check \d fields$/)).toBeVisible();
  await expectFine('shipping, with its errors');
  // Every step has the same two columns.
  await page.setViewportSize(large);
  expect(await findAxeViolations(page), 'shipping, on a large screen').toEqual([]);
  await page.setViewportSize(small);

  await startPayment(page, [{ sku: plentifulSkus.tarnfell }]);
  await expect(getCardFrame(page).getByLabel('Card number')).toBeVisible();
  await expectFine('billing');
  await payByCard(page, cards.accepted);
  expect(await findAxeViolations(page, 'main'), 'summary').toEqual([]);
  await getPlaceButton(page).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Thank you for your order');
  await scrollThroughBlocks(page);
  expect(await findAxeViolations(page, 'main'), 'confirmation').toEqual([]);
});

test('the filters and the mini cart have no axe violations', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const main = page.getByRole('main');
  await page.goto(getAddress('tarnfell', catalogPages[0]?.path.tarnfell ?? ''));
  await waitUntilInteractive(main.getByLabel('Sort by'));
  await main.getByRole('button', { name: 'Filters' }).click();
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  // The page behind a dialog is checked above.
  expect(await findAxeViolations(page, '[role="dialog"], dialog[open]'), 'filters').toEqual([]);

  await page.goto(getAddress('tarnfell', catalogPages.find(({ kind }) => kind === 'product')?.path.tarnfell ?? ''));
  const button = main.getByRole('button', { name: 'Add to cart' }).first();
  await waitUntilInteractive(button);
  await button.click();
  await expect(main.getByRole('alert')).toBeVisible();
  // A block with deferred layout would be measured at a height that its reader never sees.
  await layOutBlocks(page);
  expect(await findAxeViolations(page, '[data-part="panel"]'), 'a missing choice').toEqual([]);
  // Sizes that are sold out, or nearly so, have a label that names them.
  await main.locator('input[name="size"]:not([aria-label])').first().check({ force: true });
  await button.click();
  await expect(page.getByRole('dialog', { name: 'Added to your cart' })).toBeVisible();
  expect(await findAxeViolations(page, '[role="dialog"], dialog[open]'), 'mini cart').toEqual([]);
});

for (const brand of brands) {
  test(`${brand}'s open menus and dialogs have no axe violations`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(getAddress(brand, '/privacy?productType=women-bottoms'));
    await waitUntilShopInteractive(page);
    await page.getByRole('navigation', { name: 'Main' }).locator('[data-has-panel] > a').first().focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('[data-open]')).toBeVisible();
    expect(await findAxeViolations(page, 'header'), 'menu').toEqual([]);

    await page.setViewportSize({ width: 390, height: 844 });
    const opener = page.getByRole('button', { name: 'Menu', exact: true });
    await expect(opener).toHaveAttribute('aria-haspopup', 'dialog');
    await opener.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.getByRole('dialog').locator('[aria-expanded]').first().click();
    expect(await findAxeViolations(page, '[role="dialog"], dialog[open]'), 'drawer').toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    // Dialogs differ between brands in tokens alone.
    for (const name of brand === 'tarnfell' ? ['newsletter', 'foot-sizes', 'size-chart'] : []) {
      await page.evaluate((hash) => void (location.hash = hash), `modal-${name}`);
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await findAxeViolations(page, '[role="dialog"], dialog[open]'), name).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  });
}

test('the showcase has no axe violations', async ({ page }) => {
  await grantPreview(page);
  await page.goto('/showcase?docType=cta-buttons&limit=10');
  await expect(page.getByRole('button', { name: 'Go' })).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);
});

test('forced colors keep the menu’s entries and the buttons visible', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/en-us/club');
  const edges = await page
    .getByRole('main')
    .getByRole('button', { name: 'Sign up' })
    .evaluate((button) => {
      const { borderBlockStartWidth, borderBlockStartStyle, backgroundColor } = getComputedStyle(button);
      const ground = getComputedStyle(document.body).backgroundColor;
      return {
        hasBorder: Number.parseFloat(borderBlockStartWidth) > 0 && borderBlockStartStyle !== 'none',
        stands: backgroundColor !== ground,
      };
    });
  expect(edges.hasBorder || edges.stands).toBe(true);
});
