import { getAddress } from '../../support/shop.ts';
import { expect, test } from '../../support/test.ts';

test('a shopper adds a complete-the-look item to the cart from the product page', async ({ page }) => {
  await page.goto(getAddress('tarnfell', '/p/kestrel-shell-jacket-TFKES01M'));
  const upsell = page.locator('[data-block="product-upsell"]');
  await upsell.scrollIntoViewIfNeeded();
  await expect(upsell.getByRole('listitem')).toHaveCount(3);
  const add = upsell.getByRole('button', { name: /^Add to cart: / }).first();
  const name = /^Add to cart: (.*)$/.exec((await add.getAttribute('aria-label')) ?? '')?.[1] ?? '';
  await add.click();
  await expect(page.getByRole('dialog').getByText(name)).toBeVisible();
});
