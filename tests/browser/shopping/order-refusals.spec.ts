import { untilInteractive } from '../../support/interactive.ts';
import { cards, payWith, placeButton, startPayment } from '../../support/checkout.ts';
import { bag, gate, ITEM, jacket, main, more, notices, refuse, toasts } from '../../support/refusals.ts';
import { expect, test } from '../../support/test.ts';

const ORDER = '**/api/cart/v2/checkout/order*';

test.describe('an order', () => {
  test('whose answer is lost is sent again under its key, and is the same order', async ({ page }) => {
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
    await payWith(page, cards.accepted);
    await placeButton(page).click();
    await expect(toasts(page)).toContainText('We got no answer.');
    await placeButton(page).click();
    await expect(page).toHaveURL(/\/order-confirmation\?order=/, { timeout: 15_000 });
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    expect(new Set(numbers).size).toBe(1);
  });

  test('whose page is loaded anew while it is placed is placed once, and confirmed', async ({ page }) => {
    const arrived = gate();
    let count = 0;
    await page.route(ORDER, async (route) => {
      count += 1;
      await route.fetch();
      arrived.open();
      // Its page is gone: nobody is told.
    });
    await startPayment(page, [{ sku: jacket.sku }]);
    await payWith(page, cards.accepted);
    await placeButton(page).click();
    await expect(main(page).getByText('Placing your order. Please don’t close this page.')).toBeVisible();
    await arrived.opened;
    await page.reload();
    await expect(page).toHaveURL(/\/order-confirmation\?order=/);
    await expect(main(page).getByText(/^TF-\d{4}-\d{6}$/)).toBeVisible();
    await expect(bag(page, 0)).toBeVisible();
    expect(count).toBe(1);
  });

  test('of a cart that another tab has changed is not placed before the shopper has seen the change', async ({ page, context }) => {
    await startPayment(page, [{ sku: jacket.sku }]);
    await payWith(page, cards.accepted);
    const before = await placeButton(page).textContent();
    const other = await context.newPage();
    await other.goto('/en-us/cart');
    await untilInteractive(more(other));
    const changed = other.waitForResponse(ITEM);
    await more(other).click();
    // The cart's page counts at once; its service a moment later.
    expect((await changed).ok()).toBe(true);
    await expect(bag(other, 2)).toBeVisible();

    await placeButton(page).click();
    await expect(notices(page)).toContainText('Your cart has changed.', { timeout: 15_000 });
    await expect(placeButton(page)).not.toHaveText(before ?? '');
    await placeButton(page).click();
    await expect(page).toHaveURL(/\/order-confirmation\?order=/, { timeout: 15_000 });
    await expect(main(page).getByText('Quantity 2')).toBeVisible();
  });

  test('that fails for another reason says so in a toast that stays until it is closed, once', async ({ page }) => {
    await page.clock.install();
    await page.route(ORDER, (route) => refuse(route, 500, 'GEN500'));
    await startPayment(page, [{ sku: jacket.sku }]);
    await payWith(page, cards.accepted);
    await placeButton(page).click();
    await expect(toasts(page)).toContainText('We have a problem on our side.');
    const again = page.waitForResponse(ORDER);
    await placeButton(page).click();
    await again;
    await page.clock.runFor(60_000);
    await expect(toasts(page)).toHaveCount(1);
    await toasts(page).getByRole('button', { name: 'Close' }).click();
    await expect(toasts(page)).toHaveCount(0);
  });

  test('on a slow network keeps its button busy, and nothing is pressed twice', async ({ page }) => {
    const arrived = gate();
    const slow = gate();
    let count = 0;
    await page.route(ORDER, async (route) => {
      count += 1;
      arrived.open();
      await slow.opened;
      await route.continue();
    });
    await startPayment(page, [{ sku: jacket.sku }]);
    await payWith(page, cards.accepted);
    await placeButton(page).click();
    await expect(main(page).getByText('Placing your order. Please don’t close this page.')).toBeVisible();
    await arrived.opened;
    await placeButton(page).click({ force: true });
    await page.keyboard.press('Enter');
    slow.open();
    await expect(page).toHaveURL(/\/order-confirmation\?order=/, { timeout: 15_000 });
    expect(count).toBe(1);
  });
});
