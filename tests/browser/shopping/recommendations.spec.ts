import { fillCart } from '../../support/checkout.ts';
import { seeBlocks } from '../../support/interactive.ts';
import { addressOf, brands, plentiful } from '../../support/shop.ts';
import { expect, test } from '../../support/test.ts';

const titles = { tarnfell: 'Small things for the long way', solvane: 'Small, not quiet' } as const;

for (const brand of brands) {
  test(`below ${brand}'s cart stand small things, with the code that shows them, and a way to each`, async ({ page, complaints }) => {
    await fillCart(page, [{ sku: plentiful[brand] }], { brand });
    await page.goto(addressOf(brand, '/cart'));
    const small = page.getByRole('list', { name: titles[brand] });
    await seeBlocks(page);
    await expect(small.getByRole('link').first()).toBeVisible();
    await small.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/en-us\/p\//);
    await page.goBack();
    await expect(small).toBeAttached();
    expect(complaints).toEqual([]);
  });
}

for (const [what, query] of [
  ['what was found', 'kestrel'],
  ['nothing found', 'zzqx'],
  ['nothing asked', ''],
] as const) {
  test(`below ${what} stand what others look for and what is new`, async ({ page, complaints }) => {
    await page.goto(addressOf('tarnfell', `/search?q=${query}`));
    await seeBlocks(page);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: 'Often looked for' })).toBeVisible();
    await expect(main.getByRole('list', { name: 'Just in' }).getByRole('link').first()).toBeVisible();
    await main.getByRole('link', { name: 'Day pack', exact: true }).click();
    await expect(page).toHaveURL(/\/search\?q=day\+pack$/);
    await expect(main.locator('[data-block="listing"] li').first()).toBeVisible();
    expect(complaints).toEqual([]);
  });
}
