import { cards, fillCart, payWith, placeButton } from '../../support/checkout.ts';
import { addressOf } from '../../support/shop.ts';
import { expect, test } from '../../support/test.ts';

test('A gift card is bought with an e-mail address and a card, without any postal address', async ({ page }) => {
  await fillCart(page, [{ sku: 'TARNFELL:TFGIF050:GD1:OS::1:' }]);
  await page.goto(addressOf('tarnfell', '/checkout'));
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { name: 'Step 1 of 3: Contact' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Street address' })).toHaveCount(0);
  await main.getByRole('textbox', { name: 'E-mail' }).fill('kim@shopper.example');
  await page.getByRole('textbox', { name: 'First name' }).fill('Kim');
  await page.getByRole('textbox', { name: 'Last name' }).fill('Vale');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByText('Billing address')).toHaveCount(0);
  await payWith(page, cards.accepted);
  await placeButton(page).click();
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible();
  await expect(main.getByText('kim@shopper.example')).toBeVisible();
  await expect(main.getByText(/address/i)).toHaveCount(0);
});
