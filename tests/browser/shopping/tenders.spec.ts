import type { Page } from '@playwright/test';
import { createAccount, main, saveAddress, getSeededPerson, sendSignIn } from '../../support/account.ts';
import { callShop, startCart } from '../../support/buy.ts';
import { getPlaceButton } from '../../support/checkout.ts';
import { expect, test } from '../../support/test.ts';

/** Socks for $18.36, picked up without a fee. */
const collected = { sku: 'TARNFELL:TFDRU03K:B3L:L::1:', delivery: { code: 'pickup', storeId: 'TF-BOS-01' } } as const;

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

// Gift cards: backend/gift-cards/paying.test.ts and split-payment.spec.ts. Athlete credit: backend/tenders/value-tenders.test.ts. Their forms:
// commerce/checkout/tenders/value/value-payments.browser.test.tsx.
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

// The checkout: commerce/checkout/tenders/card/saved-cards.browser.test.tsx.
test('an expired saved card is marked in the account', async ({ page }) => {
  await sendSignIn(page.request, getSeededPerson('expired-card'));
  await page.goto('/en-us/account/payments');
  await expect(main(page).getByRole('listitem').filter({ hasText: 'Tessary ending in 8908' })).toContainText('Expired');
});
