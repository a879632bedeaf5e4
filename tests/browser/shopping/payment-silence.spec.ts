import { cards, payByCard, getPlaceButton, startPayment } from '../../support/checkout.ts';
import { getCartLink, jacket, main } from '../../support/rejections.ts';
import { expect, test } from '../../support/test.ts';

const heading = (name: string) => ({ level: 1, name }) as const;
const confirmation = /\/order-confirmation\?order=/;

test.describe('an order whose payment partner is silent', () => {
  test('shows as pending, and is confirmed when the partner approves late', async ({ page }) => {
    await startPayment(page, [{ sku: jacket.sku }]);
    await payByCard(page, cards.slow);
    await getPlaceButton(page).click();
    await expect(page).toHaveURL(confirmation);
    await expect(main(page).getByRole('heading', heading('We are checking your payment'))).toBeVisible();
    await expect(main(page).getByRole('status')).toContainText('please don’t order again');
    await expect(getCartLink(page, 0)).toBeVisible();
    await expect(main(page).getByRole('heading', heading('Thank you for your order'))).toBeVisible({ timeout: 60_000 });
    await expect(getCartLink(page, 0)).toBeVisible();
  });

  // notify-me.spec.ts covers a partner that never approves: the order is canceled.
  test('is confirmed at once when only the response was lost', async ({ page }) => {
    await startPayment(page, [{ sku: jacket.sku }]);
    await payByCard(page, cards.lossy);
    await getPlaceButton(page).click();
    await expect(main(page).getByRole('heading', heading('Thank you for your order'))).toBeVisible();
  });
});
