import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Order } from '#generated/openapi/shared.ts';
import { reliableSku, startShopper, type Shopper } from '../../cart/testing/start-shopper.ts';
import { address, createCardInput, contact, createKeyHeader, orderPath } from '../../orders/testing/create-ready-cart.ts';
import { createFakePayments } from '../../payments/testing/fake-payments.ts';
import { startTestBackend, type TestBackend } from '../../testing/start-backend.ts';
import { boston, denver, openStore, setUnits, getUnits } from '../testing/places-of-tests.ts';

const warehouse = 'TARNFELL-US';

describe('ship to store', () => {
  let test: TestBackend;
  let shopper: Shopper;
  beforeAll(async () => {
    test = await startTestBackend({ partners: { payments: createFakePayments().port } });
    shopper = await startShopper(test);
  }, 120_000);
  afterAll(() => test.close());
  beforeEach(async () => {
    const { db } = test.database;
    await openStore(db, denver, { services: ['pickup', 'shipToStore'], units: { [reliableSku]: 0 } });
    await setUnits(db, warehouse, reliableSku, 9);
  });

  it('ships units of the warehouse to a store without stock, with the tax of the store’s location', async () => {
    const { id } = await shopper.createCart(reliableSku, 2);
    const cart = await shopper.read('POST', '/cart/v1/shippingMethod', { basketId: id, code: 'sts', storeId: denver });
    expect(cart.shippingMethods).toMatchObject([
      { shippingId: 'sts', code: 'sts', storeInfo: { id: denver, storeInventory: 0 }, needsAddress: false },
    ]);
    expect(cart.shippingMethods[0]).not.toHaveProperty('readyBy');
    expect(cart.items).toMatchObject([{ shippingId: 'sts', availability: { quantity: 9 } }]);
    expect([cart.totals.shipping, cart.totals.tax]).toEqual([0, Math.round(cart.totals.itemTotal * 2.9) / 100]);
    await shopper.read('POST', `/cart/v2/cart/${id}/shippingAddress`, { shippingId: 'sts', contact });
    await shopper.read('POST', `/cart/v1/cart/${id}/billingAddress`, { address });
    const ready = await shopper.read('POST', `/cart/v1/cart/${id}/paymentInstruments`, await createCardInput(shopper, id));
    const order = await shopper.read<Order>('PUT', orderPath, { cartId: id, cartVersion: ready.version }, createKeyHeader());
    expect(order.shipments).toMatchObject([{ shippingId: 'sts', storeInfo: { id: denver }, contact }]);
    expect(await getUnits(test.database.db, warehouse, reliableSku)).toBe(7);
  });

  it('stores a separate store for each kind, and preserves the contact when the store changes', async () => {
    await openStore(test.database.db, boston, { services: ['shipToStore'], units: { [reliableSku]: 4 } });
    const { id } = await shopper.createCart(reliableSku, 1);
    const choose = (choice: object) => shopper.read('POST', '/cart/v1/shippingMethod', { basketId: id, ...choice });
    await choose({ code: 'sts', storeId: denver });
    await shopper.read('POST', `/cart/v2/cart/${id}/shippingAddress`, { shippingId: 'sts', contact });
    const moved = await choose({ shippingId: 'sts', code: 'sts', storeId: boston });
    expect(moved.shippingMethods).toMatchObject([{ storeInfo: { id: boston }, contact }]);
    expect(
      await shopper.expectError('POST', '/cart/v1/shippingMethod', { basketId: id, shippingId: 'sts', code: 'pickup', storeId: boston }),
    ).toMatchObject({
      status: 404,
      errorId: 'STR404',
    });
    // The store is remembered for the next row.
    expect((await choose({ shippingId: 'sts', code: 'standard' })).shippingMethods).toMatchObject([{ shippingId: 'me' }]);
    expect((await choose({ code: 'sts' })).shippingMethods).toMatchObject([{ storeInfo: { id: boston }, contact }]);
  });
});
