import { waitUntilInteractive } from '../../support/interactive.ts';
import { cards, payByCard, getPlaceButton, startPayment } from '../../support/checkout.ts';
import {
  getCartLink,
  createGate,
  ITEM,
  jacket,
  main,
  getMoreButton,
  getNotices,
  rejectRequest,
  getToasts,
} from '../../support/rejections.ts';
import { expect, test } from '../../support/test.ts';

const ORDER = '**/api/cart/v2/checkout/order*';

// Several presses: commerce/checkout/checkout-screen.browser.test.tsx.
test.describe('an order', () => {
  test('retries a lost response with the same key, and gets the same order', async ({ page }) => {
    const keys: string[] = [];
    const numbers: string[] = [];
    let isLost = true;
    await page.route(ORDER, async (route) => {
      keys.push((await route.request().headerValue('idempotency-key')) ?? '');
      const response = await route.fetch();
      numbers.push(((await response.json()) as { readonly orderNumber: string }).orderNumber);
      await (isLost ? route.abort() : route.fulfill({ response }));
      isLost = false;
    });
    await startPayment(page, [{ sku: jacket.sku }]);
    await payByCard(page, cards.accepted);
    await getPlaceButton(page).click();
    await expect(getToasts(page)).toContainText('We couldn’t reach the shop.');
    await getPlaceButton(page).click();
    await expect(page).toHaveURL(/\/order-confirmation\?order=/);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    expect(new Set(numbers).size).toBe(1);
  });

  test('is placed once and confirmed when its page reloads meanwhile', async ({ page }) => {
    const arrived = createGate();
    let count = 0;
    await page.route(ORDER, async (route) => {
      count += 1;
      await route.fetch();
      arrived.open();
      // Its page is closed, so the response is dropped.
    });
    await startPayment(page, [{ sku: jacket.sku }]);
    await payByCard(page, cards.accepted);
    await getPlaceButton(page).click();
    await expect(main(page).getByText('Placing your order. Please don’t close this page.')).toBeVisible();
    await arrived.opened;
    await page.reload();
    await expect(page).toHaveURL(/\/order-confirmation\?order=/);
    await expect(main(page).getByText(/^TF-\d{4}-\d{6}$/)).toBeVisible();
    await expect(getCartLink(page, 0)).toBeVisible();
    expect(count).toBe(1);
  });

  test('is not placed before the shopper has seen another tab’s change of the cart', async ({ page, context }) => {
    await startPayment(page, [{ sku: jacket.sku }]);
    await payByCard(page, cards.accepted);
    const before = await getPlaceButton(page).textContent();
    const other = await context.newPage();
    await other.goto('/en-us/cart');
    await waitUntilInteractive(getMoreButton(other));
    const changed = other.waitForResponse(ITEM);
    await getMoreButton(other).click();
    // The cart page updates its count at once; the service follows a moment later.
    expect((await changed).ok()).toBe(true);
    await expect(getCartLink(other, 2)).toBeVisible();

    await getPlaceButton(page).click();
    await expect(getNotices(page)).toContainText('Your cart has changed.');
    await expect(getPlaceButton(page)).not.toHaveText(before ?? '');
    await getPlaceButton(page).click();
    await expect(page).toHaveURL(/\/order-confirmation\?order=/);
    await expect(main(page).getByText('Quantity 2')).toBeVisible();
  });

  test('shows any other failure once, in a toast that stays until it is closed', async ({ page }) => {
    await page.clock.install();
    await page.route(ORDER, (route) => rejectRequest(route, 500, 'GEN500'));
    await startPayment(page, [{ sku: jacket.sku }]);
    await payByCard(page, cards.accepted);
    await getPlaceButton(page).click();
    await expect(getToasts(page)).toContainText('We have a technical problem.');
    const again = page.waitForResponse(ORDER);
    await getPlaceButton(page).click();
    await again;
    await page.clock.runFor(60_000);
    await expect(getToasts(page)).toHaveCount(1);
    await getToasts(page).getByRole('button', { name: 'Close' }).click();
    await expect(getToasts(page)).toHaveCount(0);
  });
});
