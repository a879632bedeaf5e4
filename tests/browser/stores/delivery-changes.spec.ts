import type { Page } from '@playwright/test';
import type { DeliveryChoice } from '#generated/openapi/cart.ts';
import { fillCart } from '../../support/checkout.ts';
import { isHydrated } from '../../support/hydrated.ts';
import { getAddress, origins } from '../../support/shop.ts';
import { changeShopFloor } from './change-shop-floor.ts';
import { expect, test } from '../../support/test.ts';

/** A variant and a store that no other journey changes. */
const sku = 'TARNFELL:TFKES01M:G4S:XL::1:';
const name = 'Kestrel Shell Jacket';
const store = 'TF-SLC-01';
const warehouse = 'TARNFELL-US';

const setUnits = (location: string, units: number) => changeShopFloor({ location, sku, units });
const inStore = (code: 'pickup' | 'sts'): DeliveryChoice => ({ code, storeId: store });
const changes = (page: Page) => page.getByRole('main').getByRole('region', { name: 'We had to change the delivery of one item' });

async function resetFloor(): Promise<void> {
  await changeShopFloor({ store, closed: false });
  await changeShopFloor({ store, services: ['pickup', 'shipToStore'] });
  await setUnits(store, 5);
  await setUnits(warehouse, 9);
}

/** Events in a store or the warehouse, each with the change that the next page shows. */
const events = [
  {
    change: 'a pickup that becomes a parcel to the store',
    delivery: inStore('pickup'),
    happens: () => setUnits(store, 0),
    from: 'Store pickup',
    to: 'Ship to store',
    reason: 'no longer has enough in stock',
    canUndo: false,
  },
  {
    change: 'a pickup that becomes a parcel to the shopper',
    delivery: inStore('pickup'),
    happens: () => changeShopFloor({ store, closed: true }),
    from: 'Store pickup',
    to: 'Standard',
    reason: 'is temporarily closed',
    canUndo: false,
  },
  {
    change: 'a parcel to the store that becomes one to the shopper',
    delivery: inStore('sts'),
    happens: () => changeShopFloor({ store, services: ['repair'] }),
    from: 'Ship to store',
    to: 'Standard',
    reason: 'no longer offers this',
    canUndo: false,
  },
  {
    change: 'a parcel to the store that becomes a pickup',
    delivery: inStore('sts'),
    happens: () => setUnits(warehouse, 0),
    from: 'Ship to store',
    to: 'Store pickup',
    reason: 'Our warehouse no longer has enough in stock',
    restock: () => setUnits(warehouse, 9),
    canUndo: true,
  },
  {
    change: 'a parcel that becomes a pickup',
    delivery: undefined,
    happens: () => setUnits(warehouse, 0),
    from: 'Standard',
    to: 'Store pickup',
    reason: 'Our warehouse no longer has enough in stock',
    canUndo: false,
  },
] as const;

test.describe('a delivery that the shop had to change', () => {
  // One after the other: they share a store and a variant.
  test.describe.configure({ mode: 'default' });
  test.beforeEach(resetFloor);
  test.afterAll(resetFloor);

  for (const { change, delivery, happens, from, to, reason, canUndo, ...rest } of events) {
    test(`the cart reports ${change}, and the shopper ${canUndo ? 'undoes' : 'accepts'} it`, async ({ page }) => {
      await page.context().addCookies([{ name: 'cairn.store.TARNFELL-US', value: store, url: origins.tarnfell }]);
      await fillCart(page, [{ sku, delivery }]);
      await happens();
      await page.goto(getAddress('tarnfell', '/cart'));
      for (const text of [from, to, reason, 'Shipping costs']) await expect(changes(page)).toContainText(text);
      await expect(page.getByRole('main').getByText('Out of stock')).toHaveCount(0);
      if ('restock' in rest) {
        await rest.restock();
        await page.reload();
      }
      const undo = changes(page).getByRole('button', { name: `Undo for ${name}` });
      await expect(undo).toHaveCount(canUndo ? 1 : 0);
      const answer = canUndo ? undo : changes(page).getByRole('button', { name: `Accept for ${name}` });
      await expect.poll(() => answer.evaluate(isHydrated)).toBe(true);
      await answer.click();
      await expect(changes(page)).toHaveCount(0);
      await page.goto(getAddress('tarnfell', '/checkout'));
      await expect(page.getByRole('button', { name: 'Continue to payment' })).toBeVisible();
      await expect(changes(page)).toHaveCount(0);
    });
  }

  test('the checkout reports express shipping that becomes standard with the address, and the shopper accepts it', async ({ page }) => {
    await fillCart(page, [{ sku }]);
    await page.goto(getAddress('tarnfell', '/checkout'));
    const main = page.getByRole('main');
    const address = {
      Email: 'robin@shopper.example',
      'First name': 'Robin',
      'Last name': 'Vale',
      'Street address': '12 Birch Street',
      City: 'Anchorage',
      'ZIP code': '99501',
      Phone: '9075550134',
    };
    for (const [field, value] of Object.entries(address)) await main.getByRole('textbox', { name: field }).fill(value);
    await main.getByRole('combobox', { name: 'State' }).selectOption('Alaska');
    await main.getByRole('radio', { name: /^Express/ }).check({ force: true });
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    for (const text of ['Express', 'Standard', 'is no longer available for your order', 'Shipping costs $18.00 less'])
      await expect(changes(page)).toContainText(text);
    await changes(page)
      .getByRole('button', { name: `Accept for ${name}` })
      .click();
    await expect(changes(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await expect(page.getByRole('heading', { name: 'Step 2 of 3: Payment' })).toBeVisible();
  });
});
