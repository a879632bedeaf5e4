import type { Page } from '@playwright/test';
import { createAccount, main, saveAddress, seeded, sendSignIn } from '../../support/account.ts';
import { buyGiftCard, call, startCart } from '../../support/buy.ts';
import { cards, payWith, placeButton, startPayment } from '../../support/checkout.ts';
import { expect, test } from '../../support/test.ts';

/** Reduced to $18.36. */
const socks = 'TARNFELL:TFDRU03K:G4S:M::1:';
/** The same, collected without a fee. */
const collected = { sku: 'TARNFELL:TFDRU03K:B3L:L::1:', delivery: { code: 'pickup', storeId: 'TF-BOS-01' } } as const;

const added = (page: Page) => page.getByRole('list', { name: 'Added to this order' }).getByRole('listitem');

async function expectConfirmation(page: Page, payment: string): Promise<void> {
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Thank you for your order');
  await expect(main(page).getByText(payment)).toBeVisible();
}

/** Places an order that needs no other payment. */
async function placeCovered(page: Page): Promise<void> {
  await expect(main(page).getByText('Your order is fully covered. No other payment is needed.')).toBeVisible();
  await expect(main(page).locator('iframe')).toHaveCount(0);
  await page.getByRole('button', { name: 'Continue to review' }).click();
  await placeButton(page).click();
}

test('a gift card alone pays for an order', async ({ page }) => {
  const giftCard = await buyGiftCard(page);
  await startPayment(page, [{ sku: socks }]);
  await main(page).getByText('Gift cards and rewards').click();
  await page.getByRole('button', { name: 'Add a gift card' }).click();
  await page.getByLabel('Gift card number').fill(giftCard.number);
  await page.getByLabel('PIN', { exact: true }).fill(giftCard.pin);
  await page.keyboard.press('Enter');
  await expect(added(page)).toContainText(/left after this order/);
  await placeCovered(page);
  await expectConfirmation(page, `Gift card ending in ${giftCard.last4}`);
});

test('a new member pays with the code of the welcome gift alone', async ({ page }) => {
  const person = await createAccount(page.request, { loyaltyConsent: 'on' });
  await saveAddress(page.request, 'B', person, '7 Ledger Lane');
  const contact = { recipientFirstName: 'Robin', recipientLastName: 'Vale', recipientContactEmail: person.email };
  const { id } = await startCart(page.request, collected, { contact });
  await call(page.request, 'PUT', '/cart/v1/coupon', { body: { basketId: id, code: 'THANKS-WELCOME' } });
  await page.goto('/en-us/account/loyalty');
  const code = await main(page).getByRole('code').innerText();

  await page.goto('/en-us/checkout?step=billing');
  await page.getByRole('button', { name: 'Add a reward code' }).click();
  await page.getByRole('textbox', { name: 'Reward code' }).fill(code);
  await page.keyboard.press('Enter');
  await placeCovered(page);
  await expectConfirmation(page, `Reward code ending in ${code.slice(-4)}`);
});

test('an athlete uses the credit of the year before any reward, and pays with it alone', async ({ page }) => {
  await sendSignIn(page.request, seeded('credit-athlete'));
  await startPayment(page, [{ sku: socks }]);
  await expect(main(page).getByText('Use your athlete credit first.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add a reward code' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Use Athlete credit' }).click();
  await page.keyboard.press('Enter');
  await placeCovered(page);
  await expectConfirmation(page, 'Athlete credit');
});

test('a saved card that has expired is marked and cannot be chosen, and another card pays', async ({ page }) => {
  await sendSignIn(page.request, seeded('expired-card'));
  await page.goto('/en-us/account/payments');
  await expect(main(page).getByRole('listitem').filter({ hasText: 'Tessary ending in 8908' })).toContainText('Expired');
  await startPayment(page, [{ sku: socks }]);
  const savedCards = page.getByRole('radiogroup', { name: 'Saved cards' });
  await expect(savedCards.getByRole('radio', { name: /^Tessary ending in 8908.*Expired/ })).toBeDisabled();
  await expect(savedCards.getByRole('radio', { name: 'Another card' })).toBeChecked();
  await payWith(page, cards.accepted);
  await placeButton(page).click();
  await expectConfirmation(page, 'Quillon ending in 3338');
});
