import type { Page } from '@playwright/test';
import { waitUntilInteractive } from '../../support/interactive.ts';
import { getAddress, locales } from '../../support/shop.ts';
import { readStructuredData } from '../../support/structured-data.ts';
import { expect, test } from '../../support/test.ts';

const jacket = '/en-us/p/kestrel-shell-jacket-TFKES01M';
const main = (page: Page) => page.getByRole('main');
const addButton = (page: Page) => main(page).getByRole('button', { name: 'Add to cart' }).first();
const size = (page: Page, name: string) => main(page).getByRole('radio', { name, exact: true });
const added = (page: Page) => page.getByRole('dialog', { name: 'Added to your cart' });

test('each color of a product has an address, and appears without a page load', async ({ page, complaints }) => {
  await page.goto(jacket);
  await waitUntilInteractive(addButton(page));
  await page.evaluate(() => void Object.assign(window, { marked: true }));
  await expect(main(page).getByRole('link', { name: 'Spruce', exact: true })).toHaveAttribute('aria-current', 'true');
  await size(page, 'L').check({ force: true });
  await main(page).getByRole('link', { name: 'Night', exact: true }).click();
  await expect(page).toHaveURL(/-TFKES01MK9N$/);
  await expect(main(page).getByRole('link', { name: 'Night', exact: true })).toHaveAttribute('aria-current', 'true');
  await expect(main(page).getByRole('region', { name: 'Images of Kestrel Shell Jacket' }).locator('img').first()).toHaveAttribute(
    'src',
    /\/night\//,
  );
  await expect(size(page, 'L')).toBeChecked();
  expect(await page.evaluate(() => 'marked' in window)).toBe(true);

  await page.goto(`${jacket}K9N`);
  await expect(main(page).getByRole('link', { name: 'Night', exact: true })).toHaveAttribute('aria-current', 'true');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', getAddress('tarnfell', '/p/kestrel-shell-jacket-TFKES01M'));
  expect(complaints).toEqual([]);
});

test('a sold-out product can be viewed, but not bought', async ({ page }) => {
  await page.goto('/en-us/p/ptarmigan-expedition-insulated-jacket-TFPTA06U');
  await expect(main(page).getByText('This product is sold out right now.')).toBeVisible();
  await expect(main(page).getByRole('button', { name: 'Add to cart' })).toHaveCount(0);
  await expect(main(page).getByRole('button', { name: 'Notify me when it’s back' })).toBeVisible();
  await expect(size(page, 'M, sold out')).toBeEnabled();
  const group = (await readStructuredData(page)).find((thing) => thing['@type'] === 'ProductGroup');
  const variants = group?.hasVariant as readonly { readonly offers: { readonly availability: string } }[];
  expect(new Set(variants.map(({ offers }) => offers.availability))).toEqual(new Set(['https://schema.org/OutOfStock']));
});

test('a variant of a color without an option breaks nothing', async ({ page, complaints }) => {
  await page.goto('/en-us/p/lichen-fleece-TFLIC01M');
  await waitUntilInteractive(addButton(page));
  const colors = main(page)
    .getByRole('group', { name: /^Colou?r/ })
    .getByRole('link');
  await expect(colors).toHaveCount(4);
  for (const color of await colors.all()) await expect(color).toHaveAccessibleName(/\S/);
  await size(page, 'M').check({ force: true });
  await addButton(page).click();
  await expect(added(page)).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a shoe requires a width and a size, and the cart shows both', async ({ page }) => {
  await page.goto(getAddress('solvane', '/p/cadence-runner-SVCAD01M'));
  await waitUntilInteractive(addButton(page));
  await size(page, 'Wide').check({ force: true });
  await size(page, '8').check({ force: true });
  await addButton(page).click();
  await added(page).getByRole('link', { name: 'View cart' }).click();
  const row = main(page).locator('[data-item]');
  await expect(row).toContainText('Wide');
  await expect(row).toContainText('8');
});

// Search engines read the server's response.
test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a product has structured data for search engines, in each of its languages', async ({ page }) => {
    await page.goto(`${jacket}?utm_source=letter`);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', getAddress('tarnfell', '/p/kestrel-shell-jacket-TFKES01M'));
    const languages = await page
      .locator('link[rel="alternate"][hreflang]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('hreflang')?.toLowerCase() ?? ''));
    expect(languages).toEqual(expect.arrayContaining([...locales]));
    const things = await readStructuredData(page);
    const product = things.find((thing) => thing['@type'] === 'ProductGroup');
    expect(product).toMatchObject({ name: await main(page).getByRole('heading', { level: 1 }).textContent(), brand: { name: 'Tarnfell' } });
    const [variant] = (product?.hasVariant ?? []) as readonly unknown[];
    expect(variant).toMatchObject({
      offers: { '@type': 'Offer', price: 308.95, priceCurrency: 'USD', availability: 'https://schema.org/InStock' },
    });
    const [picture] = (product?.image ?? []) as readonly string[];
    expect((await page.request.get(picture ?? '')).ok()).toBe(true);
    const crumbs = things.find((thing) => thing['@type'] === 'BreadcrumbList')?.itemListElement as readonly { readonly name: string }[];
    expect(crumbs.map(({ name }) => name)).toEqual(['Home', 'Jackets', 'Shells', 'Kestrel Shell Jacket']);
  });
});

test('recommendations beside a product show real ones, which link to their pages', async ({ page }) => {
  await page.goto(jacket);
  await waitUntilInteractive(addButton(page));
  const block = page.locator('[data-block="product-recommendations"]');
  await block.scrollIntoViewIfNeeded();
  const link = block.locator('a[href*="/p/"]').first();
  await expect(link).toBeVisible();
  const response = await page.request.get(new URL((await link.getAttribute('href')) ?? '', page.url()).href);
  expect(response.status()).toBe(200);
});
