import type { Locator, Page } from '@playwright/test';
import { findAxeViolations } from '../../support/accessibility/find-axe-violations.ts';
import { cards, fillCart, payByCard, getPlaceButton, sendCall } from '../../support/checkout.ts';
import { getAddress } from '../../support/shop.ts';
import { expect, test } from '../../support/test.ts';

const jacket = { sku: 'TARNFELL:TFKES01M:G4S:M::1:' };
const giftCard = { sku: 'TARNFELL:TFGIF050:GD1:OS::1:' };
const inDenver = { code: 'pickup', storeId: 'TF-DEN-01' } as const;
/** A size with a small stock in the Seattle store and a large one in the warehouse. */
const scarce = 'TARNFELL:TFKES01M:G4S:S::1:';
const inSeattle = { code: 'pickup', storeId: 'TF-SEA-01' } as const;
const seattle = 'Tarnfell Seattle Ballard';

const main = (page: Page) => page.getByRole('main');
const section = (page: Page, name: string) => main(page).getByRole('region', { name, exact: true });
const next = (page: Page) => page.getByRole('button', { name: /^Continue to/ });

async function openCheckout(page: Page): Promise<void> {
  await page.goto(getAddress('tarnfell', '/checkout'));
  await expect(next(page)).toBeEnabled();
}

async function fillContact(form: Locator): Promise<void> {
  await form.getByRole('textbox', { name: 'First name' }).fill('Kim');
  await form.getByRole('textbox', { name: 'Last name' }).fill('Vale');
  await form.getByRole('textbox', { name: /^Email/ }).fill('kim@shopper.example');
}

async function fillAddress(form: Locator): Promise<void> {
  await form.getByRole('textbox', { name: 'First name' }).fill('Robin');
  await form.getByRole('textbox', { name: 'Last name' }).fill('Vale');
  await form.getByRole('textbox', { name: 'Street address' }).fill('12 Birch Street');
  await form.getByRole('textbox', { name: 'City' }).fill('Denver');
  await form.getByRole('combobox', { name: 'State' }).selectOption('CO');
  await form.getByRole('textbox', { name: 'ZIP code' }).fill('80202');
}

/** Goes from the shipping step of a pickup cart to the review. */
async function payForPickup(page: Page): Promise<void> {
  await fillContact(main(page));
  await next(page).click();
  await fillAddress(page.getByRole('group', { name: 'Billing address' }));
  await payByCard(page, cards.accepted);
}

test('a parcel, a pickup and a gift card are three shipments, from the checkout to the order', async ({ page }) => {
  await fillCart(page, [jacket, { ...jacket, delivery: inDenver }, giftCard]);
  await openCheckout(page);
  expect(await findAxeViolations(page, 'main')).toEqual([]);
  const home = section(page, 'Home delivery');
  await home.getByRole('textbox', { name: 'Email' }).fill('robin@shopper.example');
  await home.getByRole('textbox', { name: 'Phone' }).fill('3035550134');
  await fillAddress(home);
  await fillContact(section(page, 'Store pickup'));
  await expect(section(page, 'By email').getByRole('textbox')).toHaveCount(0);
  await next(page).click();
  await payByCard(page, cards.accepted);
  for (const name of ['Home delivery', 'Store pickup', 'By email']) await expect(section(page, name).getByText('Subtotal')).toBeVisible();
  const total = (await getPlaceButton(page).textContent())?.split('·').at(-1)?.trim() ?? '';
  await getPlaceButton(page).click();
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible();
  const summary = section(page, 'Order summary');
  for (const name of ['Home delivery', 'Store pickup', 'By email'])
    await expect(summary.getByRole('region', { name, exact: true }).getByText('Subtotal')).toBeVisible();
  await expect(summary.getByText(total, { exact: true })).toBeVisible();
  expect(await findAxeViolations(page, 'main')).toEqual([]);
});

test('a pickup is ordered without a shipping address, and returns to the shipping step with the change to accept when its stock is gone', async ({
  page,
  browser,
}) => {
  await fillCart(page, [{ sku: scarce, delivery: inSeattle }]);
  await openCheckout(page);
  await payForPickup(page);

  const other = await (await browser.newContext()).newPage();
  await other.goto(getAddress('tarnfell', '/cart'));
  const found = await sendCall(other, 'POST', '/stores/v1/search', { by: { storeIds: [inSeattle.storeId] }, sku: scarce });
  const { stores } = found.body as { readonly stores: readonly { readonly inventory: number }[] };
  await fillCart(other, [{ sku: scarce, qty: stores[0]?.inventory, delivery: inSeattle }]);
  await openCheckout(other);
  await expect(other.getByRole('heading', { name: 'Step 1 of 3: Store pickup' })).toBeVisible();
  await expect(main(other).getByText(seattle, { exact: true })).toBeVisible();
  await expect(main(other).getByText(/^Ready by /)).toBeVisible();
  await expect(other.getByRole('textbox', { name: 'Street address' })).toHaveCount(0);
  expect(await findAxeViolations(other, 'main')).toEqual([]);
  await payForPickup(other);
  await getPlaceButton(other).click();
  await expect(other.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible();
  await expect(main(other).getByText(seattle, { exact: false }).first()).toBeVisible();
  await expect(main(other).getByText('Kim Vale')).toBeVisible();
  await expect(main(other).getByText('Shipping address')).toHaveCount(0);
  await other.context().close();

  await getPlaceButton(page).click();
  const changes = main(page).getByRole('region', { name: 'We had to change the delivery of one item' });
  await expect(changes).toContainText('Store pickup');
  await expect(changes).toContainText('no longer has enough in stock');
  await expect(page.getByRole('heading', { name: /^Step 1 of 3/ })).toBeVisible();
  await expect(getPlaceButton(page)).toHaveCount(0);
  expect(await findAxeViolations(page, 'main')).toEqual([]);
  await changes.getByRole('button', { name: /^Accept for/ }).click();
  await expect(changes).toHaveCount(0);
  await fillContact(main(page));
  await next(page).click();
  await expect(page.getByRole('heading', { name: 'Step 2 of 3: Payment' })).toBeVisible();
});
