import { getSeededPerson, signInAs } from '../../support/account.ts';
import { cards, payByCard, getPlaceButton, startPayment } from '../../support/checkout.ts';
import { getAddress, plentifulSkus } from '../../support/shop.ts';
import { expect, test } from '../../support/test.ts';

/** A gift card of the example shop with a balance of $37.50 (docs/guide/example-shop.md). */
const giftCard = { number: '7300 6358 7994 9084', pin: '904854' };

test('a member pays with points, a gift card and a card, and sees the destination of a refund', async ({ page }) => {
  // No other journey spends this member's points.
  const member = { ...getSeededPerson('member'), email: 'member@solvane.example' };
  await signInAs(page, member, { path: getAddress('solvane', '/account/sign-in') });
  await startPayment(page, [{ sku: plentifulSkus.solvane }], { brand: 'solvane' });
  await page.getByRole('button', { name: 'Use $12.00 for 1,000 points' }).click();
  const payments = page.getByRole('list', { name: 'Added to this order' }).getByRole('listitem');
  await expect(payments).toContainText(['Covers $12.00']);
  await page.getByRole('button', { name: 'Add a gift card' }).click();
  await page.getByLabel('Gift card number').fill(giftCard.number);
  await page.getByLabel('PIN', { exact: true }).fill(giftCard.pin);
  await page.keyboard.press('Enter');
  await expect(payments.filter({ hasText: 'Gift card ending in 9084' })).toBeFocused();
  await payByCard(page, cards.accepted);
  await expect(page.getByText('We refund your card first, then your gift card, then your points.')).toBeVisible();
  await getPlaceButton(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you for your order' })).toBeVisible();
  for (const text of ['1,000 points', 'Gift card ending in 9084', 'Quillon ending in 3338']) {
    await expect(page.getByRole('main').getByText(text)).toBeVisible();
  }
});
