import type { Page, Response, Route } from '@playwright/test';
import { untilActing } from '../support/acting.ts';
import { cards, fillCart, payWith, placeButton, startPayment, typeCard } from '../support/checkout.ts';
import { expect, test } from '../support/test.ts';

/** Spruce, M: plenty of them. */
const jacket = { sku: 'TARNFELL:TFKES01M:G4S:M::1:', name: 'Kestrel Shell Jacket', path: '/en-us/p/kestrel-shell-jacket-TFKES01MG4S' };
/** Spruce, XS: the last one. */
const last = 'TARNFELL:TFKES01M:G4S:XS::1:';
const ORDER = '**/api/cart/v2/checkout/order*';
const ITEM = /\/api\/cart\/v1\/cart\/[^/]+\/item/;

const main = (page: Page) => page.getByRole('main');
const notices = (page: Page) => main(page).locator('[data-part="steps"] > [data-kind]');
const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications' }).getByRole('listitem');
const bag = (page: Page, units: number) =>
  page.getByRole('banner').getByRole('link', { name: `Cart, ${units} ${units === 1 ? 'item' : 'items'}` });
const quantity = (page: Page) => main(page).getByRole('textbox', { name: `Quantity of ${jacket.name}` });
const more = (page: Page) => main(page).getByRole('button', { name: `One more ${jacket.name}` });

/** An error answer as the contract has it. */
const refuse = (route: Route, status: number, errorId: string, additionalInfo: object = {}): Promise<void> =>
  route.fulfill({
    status,
    json: { appId: 'test', correlationId: 'test', errorDetails: [{ errorId, message: errorId, additionalInfo }] },
  });

/** Holds a call back until the test lets it go on. */
function gate(): { readonly opened: Promise<void>; readonly open: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { opened: promise, open: resolve };
}

async function openProduct(page: Page, size: string): Promise<void> {
  await page.goto(jacket.path);
  await untilActing(addButton(page));
  await main(page).getByRole('radio', { name: size, exact: true }).check({ force: true });
}
const addButton = (page: Page) => main(page).locator('button[type="submit"]').first();

async function openCart(page: Page): Promise<void> {
  await fillCart(page, [{ sku: jacket.sku }]);
  await page.goto('/en-us/cart');
  await untilActing(more(page));
}

test.describe('a card that is refused', () => {
  for (const [card, text] of [
    ['declined', 'The payment did not go through. Please try again or use another way to pay.'],
    ['expired', 'The expiry date of this card is not valid.'],
    ['fraud', 'The payment could not be verified. Please use another way to pay.'],
  ] as const) {
    test(`leads back to the payment with a notice above all, and the cart is kept: ${card}`, async ({ page }) => {
      await startPayment(page, [{ sku: jacket.sku }]);
      await payWith(page, cards[card]);
      await placeButton(page).click();
      await expect(notices(page)).toHaveText(text, { timeout: 15_000 });
      await expect(notices(page)).toBeInViewport();
      await expect(page).toHaveURL(/\?step=billing$/);
      await expect(toasts(page)).toHaveCount(0);
      await expect(bag(page, 1)).toBeVisible();
      await page.goto('/en-us/cart');
      await expect(quantity(page)).toHaveValue('1');
    });
  }

  test('makes room for another card, with which the order is placed', async ({ page }) => {
    await startPayment(page, [{ sku: jacket.sku }]);
    await payWith(page, cards.declined);
    await placeButton(page).click();
    await expect(notices(page)).toContainText('did not go through', { timeout: 15_000 });
    await payWith(page, cards.accepted);
    await expect(notices(page)).toHaveCount(0);
    await placeButton(page).click();
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Thank you for your order', { timeout: 15_000 });
  });
});

test.describe('an order', () => {
  test('is placed once, however often the button is pressed', async ({ page }) => {
    const orders: Promise<unknown>[] = [];
    page.on('response', (response) => {
      if (response.url().includes('/checkout/order')) orders.push(response.json());
    });
    await startPayment(page, [{ sku: jacket.sku }]);
    await payWith(page, cards.accepted);
    await placeButton(page).dblclick();
    await expect(page).toHaveURL(/\/order-confirmation\?order=/, { timeout: 15_000 });
    const numbers = (await Promise.all(orders)).map((order) => (order as { readonly orderNumber: string }).orderNumber);
    expect(new Set(numbers).size).toBe(1);
    await expect(main(page).getByText(numbers[0] ?? '')).toBeVisible();
  });

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
    await expect(main(page).getByText('Your order is being placed. Please do not close this page.')).toBeVisible();
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
    await untilActing(more(other));
    await more(other).click();
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
    await expect(toasts(page)).toContainText('Something went wrong on our side.');
    const again = page.waitForResponse(ORDER);
    await placeButton(page).click();
    await again;
    await page.clock.runFor(60_000);
    await expect(toasts(page)).toHaveCount(1);
    await toasts(page).getByRole('button', { name: 'Close' }).click();
    await expect(toasts(page)).toHaveCount(0);
  });

  test('on a slow network keeps its button busy, and nothing is pressed twice', async ({ page }) => {
    const slow = gate();
    let count = 0;
    await page.route(ORDER, async (route) => {
      count += 1;
      await slow.opened;
      await route.continue();
    });
    await startPayment(page, [{ sku: jacket.sku }]);
    await payWith(page, cards.accepted);
    await placeButton(page).click();
    await expect(main(page).getByText('Your order is being placed. Please do not close this page.')).toBeVisible();
    await placeButton(page).click({ force: true });
    await page.keyboard.press('Enter');
    expect(count).toBe(1);
    slow.open();
    await expect(page).toHaveURL(/\/order-confirmation\?order=/, { timeout: 15_000 });
    expect(count).toBe(1);
  });
});

test.describe('adding to the cart', () => {
  test('more than the shop allows is refused at the item', async ({ page }) => {
    await fillCart(page, [{ sku: jacket.sku, qty: 6 }]);
    await openProduct(page, 'M');
    await addButton(page).click();
    await expect(main(page).getByText('You cannot add more than 6 of this item.')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(bag(page, 6)).toBeVisible();
  });

  test('more than there is is refused at the item', async ({ page }) => {
    await fillCart(page, [{ sku: last }]);
    await openProduct(page, 'XS, only 1 left');
    await addButton(page).click();
    await expect(main(page).getByText('This item is out of stock and could not be put into your cart.')).toBeVisible();
    await expect(bag(page, 1)).toBeVisible();
  });

  test('twice fast counts twice', async ({ page }) => {
    await openProduct(page, 'M');
    await addButton(page).evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
    });
    await expect(bag(page, 2)).toBeAttached();
    await page.goto('/en-us/cart');
    await expect(quantity(page)).toHaveValue('2');
  });

  test('from two tabs at once loses nothing, and makes one cart', async ({ page, context }) => {
    const other = await context.newPage();
    await Promise.all([openProduct(page, 'M'), openProduct(other, 'L')]);
    await Promise.all([addButton(page).click(), addButton(other).click()]);
    for (const tab of [page, other]) await expect(tab.getByRole('dialog', { name: 'Added to your cart' })).toBeVisible();
    await page.goto('/en-us/cart');
    await expect(main(page).locator('[data-item]')).toHaveCount(2);
    await expect(bag(page, 2)).toBeVisible();
  });

  test('on a slow network shows what is on its way, and says when it is done', async ({ page }) => {
    const slow = gate();
    await page.route('**/api/cart/v1/cartWithItem*', async (route) => {
      await slow.opened;
      await route.continue();
    });
    await openProduct(page, 'M');
    await addButton(page).click();
    await expect(addButton(page)).toHaveText('Adding…');
    await expect(addButton(page)).toHaveAttribute('aria-busy', 'true');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(bag(page, 0)).toBeVisible();
    slow.open();
    await expect(page.getByRole('dialog', { name: 'Added to your cart' })).toBeVisible();
    await expect(bag(page, 1)).toBeAttached();
    await page.keyboard.press('Escape');
    await expect(main(page).getByText(`${jacket.name} was added to your cart.`)).toBeVisible();
  });

  test('for a customer who is not known any more says so and loads the page anew once, not again and again', async ({ page }) => {
    await page.clock.install();
    await page.route(/\/api\/cart\/v1\/(?:cartWithItem|item)/, (route) => refuse(route, 403, 'AUT498'));
    await openProduct(page, 'M');
    await page.evaluate(() => Object.assign(window, { first: true }));
    const isRenewal = (response: Response) => /\/api\/cart\/v1\/cart(?:\?|$)/.test(response.url());
    const renewed = page.waitForResponse(isRenewal);
    await addButton(page).click();
    await renewed;
    await expect(main(page).getByText('Your session has ended.')).toBeVisible();
    const loaded = page.waitForEvent('load');
    await page.clock.runFor(4000);
    await loaded;
    expect(await page.evaluate(() => 'first' in window)).toBe(false);

    await untilActing(addButton(page));
    await main(page).getByRole('radio', { name: 'M', exact: true }).check({ force: true });
    await page.evaluate(() => Object.assign(window, { second: true }));
    const again = page.waitForResponse(isRenewal);
    await addButton(page).click();
    await again;
    await expect(main(page).getByText('Your session has ended.')).toBeVisible();
    await page.clock.runFor(5000);
    expect(await page.evaluate(() => 'second' in window)).toBe(true);
  });
});

test.describe('a change of the cart', () => {
  test('shows at once; where it is refused it is taken back, and the row says why', async ({ page }) => {
    const slow = gate();
    await openCart(page);
    await page.route(ITEM, async (route) => {
      await slow.opened;
      await refuse(route, 409, 'INV408', { maxAllowedQty: 1 });
    });
    await more(page).click();
    await expect(quantity(page)).toHaveValue('2');
    slow.open();
    await expect(quantity(page)).toHaveValue('1');
    await expect(main(page).locator('[data-item]').getByText('You cannot add more than 1 of this item.')).toBeVisible();
    await expect(bag(page, 1)).toBeVisible();
  });

  test('stands beside what another tab has added meanwhile', async ({ page, context }) => {
    await openCart(page);
    const other = await context.newPage();
    await openProduct(other, 'L');
    await addButton(other).click();
    await expect(other.getByRole('dialog', { name: 'Added to your cart' })).toBeVisible();
    await main(page)
      .locator('[data-item]')
      .getByRole('button', { name: /^One more/ })
      .click();
    await expect(main(page).locator('[data-item]')).toHaveCount(2);
    await expect(bag(page, 3)).toBeVisible();
  });

  test('of a cart that is gone makes it anew with all that was in it', async ({ page, context }) => {
    await openCart(page);
    const before = (await context.cookies()).find(({ name }) => name.startsWith('cairn.cart.'))?.value;
    await page.route(ITEM, (route) => refuse(route, 404, 'BSK404'), { times: 1 });
    await more(page).click();
    await expect(toasts(page)).toContainText('We filled a new one with your items.');
    await expect(quantity(page)).toHaveValue('2');
    await page.reload();
    await expect(quantity(page)).toHaveValue('2');
    expect((await context.cookies()).find(({ name }) => name.startsWith('cairn.cart.'))?.value).not.toBe(before);
  });

  test('that takes a row out can be undone from its toast, which goes by itself', async ({ page }) => {
    await page.clock.install();
    await fillCart(page, [{ sku: jacket.sku, qty: 2 }, { sku: 'TARNFELL:TFKES01M:G4S:L::1:' }]);
    await page.goto('/en-us/cart');
    await untilActing(more(page));
    const remove = main(page)
      .getByRole('button', { name: `Remove ${jacket.name}` })
      .first();
    await remove.click();
    await expect(main(page).locator('[data-item]')).toHaveCount(1);
    await expect(toasts(page)).toContainText(`${jacket.name} was removed.`);
    await toasts(page).getByRole('button', { name: 'Undo' }).click();
    await expect(main(page).locator('[data-item]')).toHaveCount(2);
    await expect(toasts(page)).toHaveCount(0);
    await expect(bag(page, 3)).toBeVisible();
    await main(page)
      .getByRole('button', { name: `Remove ${jacket.name}` })
      .first()
      .click();
    await expect(toasts(page)).toHaveCount(1);
    await page.clock.runFor(12_500);
    await expect(toasts(page)).toHaveCount(0);
  });
});

test('a card that is sent before its frame can hear is taken when it can', async ({ page }) => {
  const script = gate();
  await page.route('**/payments/assets/card-frame.ts', async (route) => {
    await script.opened;
    await route.continue();
  });
  await startPayment(page, [{ sku: jacket.sku }]);
  const next = page.getByRole('button', { name: 'Continue to review' });
  await untilActing(next);
  await typeCard(page, cards.accepted);
  await next.click();
  await expect(main(page).locator('form[aria-busy="true"]')).toBeVisible();
  script.open();
  await expect(page).toHaveURL(/\?step=summary$/);
});

test('a card that the partner finds wrong is said in its fields, and nothing goes on', async ({ page }) => {
  await startPayment(page, [{ sku: jacket.sku }]);
  await typeCard(page, '9000111122223339');
  await page.getByRole('button', { name: 'Continue to review' }).click();
  const frame = main(page).frameLocator('iframe');
  await expect(frame.getByText('Check the card number: one of its digits is wrong.')).toBeVisible();
  await expect(frame.getByLabel('Card number')).toBeFocused();
  await expect(page).toHaveURL(/\?step=billing$/);
});
