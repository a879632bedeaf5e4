import type { Page } from '@playwright/test';
import { createAccount, main, saveAddress, getSeededPerson, sendSignIn } from '../../support/account.ts';
import { buyGiftCard, callShop, startCart } from '../../support/buy.ts';
import { cards, payByCard, getPlaceButton, startPayment } from '../../support/checkout.ts';
import { expect, test } from '../../support/test.ts';

/** Reduced to $18.36. */
const socks = 'TARNFELL:TFDRU03K:G4S:M::1:';
/** The same socks, picked up without a fee. */
const collected = { sku: 'TARNFELL:TFDRU03K:B3L:L::1:', delivery: { code: 'pickup', storeId: 'TF-BOS-01' } } as const;

const added = (page: Page) => page.getByRole('list', { name: 'Added to this order' }).getByRole('listitem');

async function expectConfirmation(page: Page, payment: string): Promise<void> {
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Thank you for your order');
  await expect(main(page).getByText(payment)).toBeVisible();
}

/** Places an order that needs no other payment. */
async function placeCoveredOrder(page: Page): Promise<void> {
  await expect(main(page).getByText('Your order is fully covered. No other payment is needed.')).toBeVisible();
  await expect(main(page).locator('iframe')).toHaveCount(0);
  await page.getByRole('button', { name: 'Continue to review' }).click();
  await getPlaceButton(page).click();
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
  await placeCoveredOrder(page);
  await expectConfirmation(page, `Gift card ending in ${giftCard.last4}`);
});

test('a new member pays with the code of the welcome gift alone', async ({ page }) => {
  const person = await createAccount(page.request, { loyaltyConsent: 'on' });
  await saveAddress(page.request, 'B', person, '7 Ledger Lane');
  const contact = { recipientFirstName: 'Robin', recipientLastName: 'Vale', recipientContactEmail: person.email };
  const { id } = await startCart(page.request, collected, { contact });
  await callShop(page.request, 'PUT', '/cart/v1/coupon', { body: { basketId: id, code: 'THANKS-WELCOME' } });
  await page.goto('/en-us/account/loyalty');
  const code = await main(page).getByRole('code').innerText();

  await page.goto('/en-us/checkout?step=billing');
  await page.getByRole('button', { name: 'Add a reward code' }).click();
  await page.getByRole('textbox', { name: 'Reward code' }).fill(code);
  await page.keyboard.press('Enter');
  await placeCoveredOrder(page);
  await expectConfirmation(page, `Reward code ending in ${code.slice(-4)}`);
});

test('an athlete uses the credit of the year before any reward, and pays with it alone', async ({ page }) => {
  await sendSignIn(page.request, getSeededPerson('credit-athlete'));
  await startPayment(page, [{ sku: socks }]);
  await expect(main(page).getByText('Use your athlete credit first.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add a reward code' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Use Athlete credit' }).click();
  await page.keyboard.press('Enter');
  await placeCoveredOrder(page);
  await expectConfirmation(page, 'Athlete credit');
});

test('an expired saved card is marked and cannot be chosen, and another card pays', async ({ page }) => {
  await sendSignIn(page.request, getSeededPerson('expired-card'));
  await page.goto('/en-us/account/payments');
  await expect(main(page).getByRole('listitem').filter({ hasText: 'Tessary ending in 8908' })).toContainText('Expired');
  await startPayment(page, [{ sku: socks }]);
  const savedCards = page.getByRole('radiogroup', { name: 'Saved cards' });
  await expect(savedCards.getByRole('radio', { name: /^Tessary ending in 8908.*Expired/ })).toBeDisabled();
  await expect(savedCards.getByRole('radio', { name: 'Another card' })).toBeChecked();
  await payByCard(page, cards.accepted);
  await getPlaceButton(page).click();
  await expectConfirmation(page, 'Quillon ending in 3338');
});
