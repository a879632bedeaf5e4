import type { Page } from '@playwright/test';
import type { Cart } from '#generated/openapi/cart.ts';
import { cards, fillCart, payByCard, getPlaceButton, sendCall } from '../../support/checkout.ts';
import { waitUntilInteractive } from '../../support/interactive.ts';
import { getCartLink, ITEM, jacket, main, getMoreButton, getQuantityField, rejectRequest, getToasts } from '../../support/rejections.ts';
import { expect, test } from '../../support/test.ts';

const other = 'TARNFELL:TFKES01M:G4S:L::1:';

const address = {
  Email: 'robin@shopper.example',
  'First name': 'Robin',
  'Last name': 'Vale',
  'Street address': '12 Birch Street',
  City: 'Denver',
  'ZIP code': '80202',
  Phone: '3035550134',
};

async function openShipping(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(address)) await main(page).getByRole('textbox', { name }).fill(value);
  await main(page).getByRole('combobox', { name: 'State' }).selectOption('Colorado');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
}

test('a lost cart is filled again with its items and gift notes', async ({ page }) => {
  const giftOption = { email: 'kim@shopper.example', to: 'Kim', message: 'Enjoy' };
  await fillCart(page, [{ sku: jacket.sku }, { sku: other, qty: 2 }]);
  const before = (await sendCall(page, 'GET', '/cart/v1/cart/current')).body as Cart;
  await sendCall(page, 'PUT', '/cart/v1/cart/current/item', { itemId: before.items[1]?.id, giftOption });
  await page.goto('/en-us/cart');
  await waitUntilInteractive(getMoreButton(page).first());
  await page.route(ITEM, (route) => rejectRequest(route, 404, 'BSK404'), { times: 1 });
  await getMoreButton(page).first().click();
  await expect(getToasts(page)).toContainText('Your cart expired, so we put your items into a new one.');
  await expect(getQuantityField(page).first()).toHaveValue('2');
  const after = (await sendCall(page, 'GET', '/cart/v1/cart/current')).body as Cart;
  expect(after.id).not.toBe(before.id);
  expect(after.items).toMatchObject([
    { sku: jacket.sku, qty: 2 },
    { sku: other, qty: 2, giftOption },
  ]);
});

test('a shopper buys an item now that is reserved, and the cart stays unchanged', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await fillCart(page, [{ sku: other, qty: 2 }]);
  await page.goto(jacket.path);
  const buyNow = main(page).getByRole('button', { name: 'Buy now' });
  await waitUntilInteractive(buyNow);
  await main(page).getByRole('radio', { name: 'M', exact: true }).check({ force: true });
  await buyNow.click();
  await expect(page).toHaveURL(/\/en-us\/checkout\/express$/);
  const timer = main(page).getByRole('timer');
  await expect(timer).toHaveText(/^14:5\d$/);
  await openShipping(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await payByCard(page, cards.accepted);
  await expect(timer).toBeVisible();
  await getPlaceButton(page).click();
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible();
  await page.goto('/en-us/cart');
  await expect(getCartLink(page, 2)).toBeVisible();
  await expect(main(page).getByRole('timer')).toHaveCount(0);
});
