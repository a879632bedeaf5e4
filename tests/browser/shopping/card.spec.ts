import type { Locator, Page } from '@playwright/test';
import { waitUntilInteractive } from '../../support/interactive.ts';
import { getCardFrame, cards, payByCard, getPlaceButton, startPayment, typeCard } from '../../support/checkout.ts';
import { getCartLink, createGate, jacket, main, getNotices, getToasts } from '../../support/rejections.ts';
import { expect, test } from '../../support/test.ts';

/** The notice in the card's form. */
const cardNotice = (page: Page): Locator => main(page).getByRole('group', { name: 'Card' }).getByRole('alert');

test('a declined card returns to the payment with a notice in its form, and another one can be entered', async ({ page }) => {
  await startPayment(page, [{ sku: jacket.sku }]);
  await payByCard(page, cards.declined);
  await getPlaceButton(page).click();
  await expect(cardNotice(page)).toContainText('Your card was declined and not charged.');
  await expect(cardNotice(page)).toBeInViewport();
  await expect(page).toHaveURL(/\?step=billing$/);
  await expect(getToasts(page)).toHaveCount(0);
  await expect(getCartLink(page, 1)).toBeVisible();
  const frame = getCardFrame(page);
  await expect(frame.getByLabel('Expiry date')).toHaveValue('12 / 39');
  await expect(frame.getByLabel('Name on card')).toHaveValue('Robin Vale');
  await expect(frame.getByLabel('Card number')).toHaveValue('');
  await expect(frame.getByLabel('Security code')).toHaveValue('');
  await payByCard(page, cards.accepted);
  await expect(cardNotice(page)).toHaveCount(0);
  await getPlaceButton(page).click();
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Thank you for your order');
});

test('a card sent before its frame is ready is processed once the frame is ready', async ({ page }) => {
  const script = createGate();
  await page.route('**/payments/assets/card-frame.ts', async (route) => {
    await script.opened;
    await route.continue();
  });
  await startPayment(page, [{ sku: jacket.sku }]);
  const next = page.getByRole('button', { name: 'Continue to review' });
  await waitUntilInteractive(next);
  await typeCard(page, cards.accepted);
  await next.click();
  await expect(main(page).locator('form[aria-busy="true"]')).toBeVisible();
  script.open();
  await expect(page).toHaveURL(/\?step=summary$/);
});

test('a card that the partner rejects shows errors at its fields, and the checkout stays at the step', async ({ page }) => {
  await startPayment(page, [{ sku: jacket.sku }]);
  await typeCard(page, '9000111122223339');
  await page.getByRole('button', { name: 'Continue to review' }).click();
  const frame = main(page).frameLocator('iframe');
  await expect(frame.getByText('Check the card number. One of the digits is wrong.')).toBeVisible();
  await expect(frame.getByLabel('Card number')).toBeFocused();
  await expect(page).toHaveURL(/\?step=billing$/);
});

test('a card that the service rejects shows its error at the card, not above the step', async ({ page }) => {
  await page.route('**/paymentInstruments*', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 402, json: { errorDetails: [{ errorId: 'FE309', message: 'The card has expired.' }] } })
      : route.continue(),
  );
  await startPayment(page, [{ sku: jacket.sku }]);
  await typeCard(page, cards.accepted);
  await page.getByRole('button', { name: 'Continue to review' }).click();
  const fault = main(page).getByRole('alert').filter({ hasText: 'This expiry date isn’t valid.' });
  await expect(fault).toBeVisible();
  await expect(main(page).locator('iframe')).toHaveAccessibleDescription('This expiry date isn’t valid.');
  await expect(getNotices(page)).toHaveCount(0);
});
