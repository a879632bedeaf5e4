import type { Page, ViewportSize } from '@playwright/test';
import { axeFindings } from '../../support/accessibility/axe-findings.ts';
import { layOutBlocks, seeBlocks, untilInteractive, untilShopInteractive } from '../../support/interactive.ts';
import { cardFrame, cards, fillCart, payWith, placeButton, startPayment } from '../../support/checkout.ts';
import { letIn } from '../../support/preview.ts';
import { addressOf, brands, catalogPages, pageKinds, plentiful, type Brand } from '../../support/shop.ts';
import { expect, test } from '../../support/test.ts';

/** A brand is colors and a width is layout: axe, which takes seconds for a page, looks at each of both once. */
const screenOf: Readonly<Record<Brand, ViewportSize>> = {
  tarnfell: { width: 390, height: 844 },
  solvane: { width: 1440, height: 900 },
};

/** The page needs no scrolling sideways with its text at 200 %, nor 320 px wide. */
async function expectToFit(page: Page, what: string): Promise<void> {
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  const narrow = async (): Promise<void> => {
    await page.setViewportSize({ width: 320, height: 640 });
    // The header becomes the small screen's a moment after the window does.
    await expect.poll(overflow, { message: `${what}, 320 px` }).toBe(0);
  };
  const large = async (): Promise<void> => {
    await page.setViewportSize({ width: 1280, height: 1024 });
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await expect.poll(overflow, { message: `${what}, 200 %` }).toBe(0);
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  };
  // A page lays itself out anew between small and large, which takes a second for a category: once is enough.
  const isSmall = (page.viewportSize()?.width ?? 0) < 700;
  for (const fit of isSmall ? [narrow, large] : [large, narrow]) await fit();
}

/** A listing of a few products has all that one of many has. */
const forms = ['/contact-us', '/warranty'].map((path) => ({ kind: path.slice(1), path: { tarnfell: path, solvane: path } }));
const lookedAt = [...pageKinds, ...catalogPages, ...forms].map(({ kind, path: { tarnfell, solvane } }) =>
  kind === 'category'
    ? { kind, path: { tarnfell: `${tarnfell}?filter.gender=women`, solvane: `${solvane}?filter.gender=women` } }
    : { kind, path: { tarnfell, solvane } },
);

/** In the other brand, the kinds whose colors and lengths of text differ most. */
const kindsOfSolvane: ReadonlySet<string> = new Set(['home', 'landing', 'article', 'category', 'product']);

for (const brand of brands) {
  for (const { kind, path } of lookedAt.filter((page) => brand === 'tarnfell' || kindsOfSolvane.has(page.kind))) {
    test(`${brand}'s ${kind} page is accessible, and fits every width`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize(screenOf[brand]);
      await page.goto(addressOf(brand, path[brand]), { waitUntil: 'domcontentloaded' });
      await untilShopInteractive(page);
      await seeBlocks(page);
      // Its header and footer are those of its home page, and the landmarks those of the first brand.
      expect(await axeFindings(page, brand === 'solvane' && kind !== 'home' ? 'main' : 'html')).toEqual([]);
      await expectToFit(page, kind);
    });
  }

  test(`${brand}'s way from the cart to the order is accessible, and fits every width`, async ({ page }) => {
    test.setTimeout(60_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(screenOf[brand]);
    const main = page.getByRole('main');
    const expectFine = async (what: string): Promise<void> => {
      expect(await axeFindings(page), what).toEqual([]);
      // Steps have one layout in both brands.
      if (brand === 'tarnfell') await expectToFit(page, what);
      await page.setViewportSize(screenOf[brand]);
    };
    await fillCart(page, [{ sku: plentiful[brand] }], { brand });
    await page.goto(addressOf(brand, '/cart'));
    await seeBlocks(page);
    await expectFine('cart');
    await page.goto(addressOf(brand, '/checkout'));
    await untilInteractive(main.getByLabel('Email'));
    await main.getByRole('button', { name: 'Continue to payment' }).click();
    await expect(main.getByText(/^Please check \d fields$/)).toBeVisible();
    await expectFine('shipping, with its errors');

    await startPayment(page, [{ sku: plentiful[brand] }], { brand });
    await expect(cardFrame(page).getByLabel('Card number')).toBeVisible();
    await expectFine('billing');
    await payWith(page, cards.accepted);
    expect(await axeFindings(page, 'main'), 'summary').toEqual([]);
    await placeButton(page).click();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Thank you for your order', { timeout: 15_000 });
    await seeBlocks(page);
    expect(await axeFindings(page, 'main'), 'confirmation').toEqual([]);
  });

  test(`axe finds nothing on ${brand}'s filters and mini cart`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 390, height: 844 });
    const main = page.getByRole('main');
    await page.goto(addressOf(brand, catalogPages[0]?.path[brand] ?? ''));
    await untilInteractive(main.getByLabel('Sort by'));
    await main.getByRole('button', { name: 'Filters' }).click();
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
    // The page behind a dialog is checked above.
    expect(await axeFindings(page, '[role="dialog"], dialog[open]'), 'filters').toEqual([]);

    await page.goto(addressOf(brand, catalogPages.find(({ kind }) => kind === 'product')?.path[brand] ?? ''));
    const button = main.getByRole('button', { name: 'Add to cart' }).first();
    await untilInteractive(button);
    await button.click();
    await expect(main.getByRole('alert')).toBeVisible();
    // A block whose layout is deferred is measured at a height that its reader never sees.
    await layOutBlocks(page);
    expect(await axeFindings(page, '[data-part="panel"]'), 'a missing choice').toEqual([]);
    if (brand === 'solvane') await main.getByRole('radio', { name: 'Wide', exact: true }).check({ force: true });
    // Sizes that are sold out, or nearly so, have a label that names it.
    await main.locator('input[name="size"]:not([aria-label])').first().check({ force: true });
    await button.click();
    await expect(page.getByRole('dialog', { name: 'Added to your cart' })).toBeVisible();
    expect(await axeFindings(page, '[role="dialog"], dialog[open]'), 'mini cart').toEqual([]);
  });

  test(`axe finds nothing on ${brand}'s open menus and dialogs`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(addressOf(brand, '/privacy?productType=women-bottoms'));
    await untilShopInteractive(page);
    await page.getByRole('navigation', { name: 'Main' }).locator('[data-has-panel] > a').first().focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('[data-open]')).toBeVisible();
    expect(await axeFindings(page, 'header'), 'menu').toEqual([]);

    await page.setViewportSize({ width: 390, height: 844 });
    const opener = page.getByRole('button', { name: 'Menu', exact: true });
    await expect(opener).toHaveAttribute('aria-haspopup', 'dialog');
    await opener.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.getByRole('dialog').locator('[aria-expanded]').first().click();
    expect(await axeFindings(page, '[role="dialog"], dialog[open]'), 'drawer').toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    for (const name of ['newsletter', 'foot-sizes', 'size-chart']) {
      await page.evaluate((hash) => void (location.hash = hash), `modal-${name}`);
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await axeFindings(page, '[role="dialog"], dialog[open]'), name).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  });
}

test('axe finds nothing in the showcase', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await letIn(page);
  await page.goto('/showcase?docType=cta-buttons&limit=10');
  await expect(page.getByRole('button', { name: 'Go' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});

test('forced colors leave the menu’s entries and the buttons visible', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
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
