import { fillCart } from '../../support/checkout.ts';
import { scrollThroughBlocks } from '../../support/interactive.ts';
import { getAddress, plentifulSkus } from '../../support/shop.ts';
import { expect, test } from '../../support/test.ts';

test('the cart page shows small items below, with a link to each', async ({ page, complaints }) => {
  await fillCart(page, [{ sku: plentifulSkus.solvane }], { brand: 'solvane' });
  await page.goto(getAddress('solvane', '/cart'));
  const small = page.getByRole('list', { name: 'Often added' });
  await scrollThroughBlocks(page);
  await expect(small.getByRole('link').first()).toBeVisible();
  await small.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/en-us\/p\//);
  await page.goBack();
  await expect(small).toBeAttached();
  expect(complaints).toEqual([]);
});

for (const [what, query] of [
  ['a search with results', 'kestrel'],
  ['a search without results', 'zzqx'],
] as const) {
  test(`${what} shows popular and new products below`, async ({ page, complaints }) => {
    await page.goto(getAddress('tarnfell', `/search?q=${query}`));
    await scrollThroughBlocks(page);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: 'Popular searches' })).toBeVisible();
    await expect(main.getByRole('list', { name: 'Just in' }).getByRole('link').first()).toBeVisible();
    await main.getByRole('link', { name: 'Day pack', exact: true }).click();
    await expect(page).toHaveURL(/\/search\?q=day\+pack$/);
    await expect(main.locator('[data-block="listing"] li').first()).toBeVisible();
    expect(complaints).toEqual([]);
  });
}
