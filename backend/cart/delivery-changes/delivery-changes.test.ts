import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Cart } from '#generated/openapi/cart.ts';
import { boston, denver, openStore, setUnits, getUnits } from '../../delivery/testing/places-of-tests.ts';
import { address, createCardInput, contact, createKeyHeader, orderPath } from '../../orders/testing/create-ready-cart.ts';
import { createFakePayments } from '../../payments/testing/fake-payments.ts';
import { startTestBackend, type TestBackend } from '../../testing/start-backend.ts';
import { reliableSku, startShopper, type Shopper } from '../testing/start-shopper.ts';

const warehouse = 'TARNFELL-US';

describe('a delivery change', () => {
  let test: TestBackend;
  let shopper: Shopper;
  beforeAll(async () => {
    test = await startTestBackend({ partners: { payments: createFakePayments().port } });
    shopper = await startShopper(test);
  }, 120_000);
  afterAll(() => test.close());
  beforeEach(async () => {
    const { db } = test.database;
    await openStore(db, denver, { units: { [reliableSku]: 5 } });
    await openStore(db, boston, { units: { [reliableSku]: 5 } });
    await setUnits(db, warehouse, reliableSku, 9);
  });

  const choose = (basketId: string, choice: object) => shopper.read('POST', '/cart/v1/shippingMethod', { basketId, ...choice });
  const review = (id: string, query = '') =>
    shopper.read('GET', `/cart/v1/cart/${id}?isPatchRequired=true&inventorySupplyCheck=true${query}`);
  const readCart = async (code: 'pickup' | 'sts', qty = 3): Promise<Cart> =>
    choose((await shopper.createCart(reliableSku, qty)).id, { code, storeId: denver });

  /** Events in the shop, each with the change that the next review makes. */
  const conversions = [
    {
      type: 'PickupToShipToStore',
      code: 'ORD517',
      reason: 'storeStock',
      cart: () => readCart('pickup'),
      happens: () => setUnits(test.database.db, denver, reliableSku, 2),
      shippingId: 'sts',
      priceDifference: 0,
    },
    {
      type: 'PickupToHome',
      code: 'ORD516',
      reason: 'storeClosed',
      cart: () => readCart('pickup', 1),
      happens: () => openStore(test.database.db, denver, { closed: true }),
      shippingId: 'me',
      priceDifference: 0,
    },
    {
      type: 'ShipToStoreToHome',
      code: 'ORD516',
      reason: 'serviceEnded',
      cart: () => readCart('sts', 1),
      happens: () => openStore(test.database.db, denver, { services: ['repair'] }),
      shippingId: 'me',
      priceDifference: 0,
    },
    {
      type: 'ShipToStoreToPickup',
      code: 'ORD515',
      reason: 'warehouseStock',
      cart: () => readCart('sts'),
      happens: () => setUnits(test.database.db, warehouse, reliableSku, 0),
      shippingId: 'pickup',
      priceDifference: 0,
    },
    {
      type: 'HomeToPickup',
      code: 'ORD515',
      reason: 'warehouseStock',
      cart: () => shopper.createCart(reliableSku, 1),
      happens: () => setUnits(test.database.db, warehouse, reliableSku, 0),
      shippingId: 'pickup',
      priceDifference: 0,
      query: `&favStoreId=${denver}`,
    },
  ] as const;

  describe.each(conversions)('$type', ({ type, code, reason, cart, happens, shippingId, priceDifference, ...rest }) => {
    const query = 'query' in rest ? rest.query : '';

    it(`is reported once with ${code} and stays until it is accepted`, async () => {
      const before = await cart();
      await happens();
      const reviewed = await review(before.id, query);
      expect(reviewed.items).toMatchObject([{ id: before.items[0]?.id, shippingId, qty: before.items[0]?.qty }]);
      const change = {
        type,
        code,
        reason,
        priceDifference,
        from: { code: before.items[0]?.shippingOptions.find(({ selected }) => selected)?.shippingMethod.code },
      };
      expect(reviewed.flash).toMatchObject([{ type, code, details: [{ itemId: before.items[0]?.id, change }] }]);
      const read = await shopper.read('GET', `/cart/v1/cart/${before.id}`);
      expect(read).toMatchObject({ flash: [], deliveryChanges: [change] });
      const { to } = read.deliveryChanges?.[0] ?? {};
      const place = shippingId === 'me' ? {} : { storeId: denver };
      const accepted = await choose(before.id, { shippingId, code: to?.code, itemIds: [before.items[0]?.id], ...place });
      expect(accepted.deliveryChanges).toBeUndefined();
      expect(accepted.items).toMatchObject([{ shippingId }]);
    });
  });

  it('can be undone only while the earlier delivery has the units', async () => {
    const { id, items } = await readCart('pickup');
    await setUnits(test.database.db, denver, reliableSku, 0);
    expect((await review(id)).deliveryChanges).toMatchObject([{ canUndo: false }]);
    await setUnits(test.database.db, denver, reliableSku, 3);
    expect((await shopper.read('GET', `/cart/v1/cart/${id}`)).deliveryChanges).toMatchObject([{ canUndo: true }]);
    const undone = await choose(id, { code: 'pickup', storeId: denver, itemIds: [items[0]?.id] });
    expect(undone).toMatchObject({ items: [{ shippingId: 'pickup', qty: 3 }] });
    expect(undone.deliveryChanges).toBeUndefined();
  });

  it('replaces express with standard where express is not available', async () => {
    const { id } = await shopper.createCart(reliableSku, 1);
    await choose(id, { code: 'express' });
    const alaska = { ...address, city: 'Anchorage', stateCityProvDept: 'AK', postalCode: '99501' };
    const moved = await shopper.read('POST', `/cart/v2/cart/${id}/shippingAddress`, { address: alaska });
    expect(moved.shippingMethods).toMatchObject([{ code: 'standard', applicableShippingMethods: [{ code: 'standard' }] }]);
    const change = { type: 'ShippingMethodDowngraded', code: 'ORD518', reason: 'methodUnavailable', priceDifference: -18 };
    expect(moved.flash).toMatchObject([{ type: change.type, code: 'ORD518', details: [{ shipmentId: 'me', change }] }]);
    expect(moved.deliveryChanges).toMatchObject([{ ...change, canUndo: false }]);
  });

  it('removes a row without any possible delivery', async () => {
    const { id } = await readCart('pickup');
    await openStore(test.database.db, denver, { closed: true });
    await setUnits(test.database.db, warehouse, reliableSku, 1);
    const reviewed = await review(id);
    expect(reviewed.items).toEqual([]);
    expect(reviewed.flash).toMatchObject([{ type: 'FullInventoryMissing', code: 'INV406' }]);
    const removed = [{ code: 'CartItemsRemoved', message: expect.stringContaining('3 × Kestrel Shell Jacket') as string }];
    expect(reviewed.customerNotifications).toMatchObject(removed);
    expect(await shopper.read('GET', `/cart/v1/cart/${id}`)).toMatchObject({ flash: [], customerNotifications: removed });
    const added = await shopper.read('POST', '/cart/v1/item', { basketId: id, sku: reliableSku });
    expect(added.customerNotifications).toEqual([]);
  });

  it('is reported before the order, and rejects an order that was placed before the report', async () => {
    const { id } = await readCart('pickup');
    await shopper.read('POST', `/cart/v2/cart/${id}/shippingAddress`, { shippingId: 'pickup', contact });
    await shopper.read('POST', `/cart/v1/cart/${id}/billingAddress`, { address });
    const ready = await shopper.read('POST', `/cart/v1/cart/${id}/paymentInstruments`, await createCardInput(shopper, id));
    await setUnits(test.database.db, denver, reliableSku, 1);
    const order = { cartId: id, cartVersion: ready.version };
    expect(await shopper.expectError('PUT', orderPath, order, createKeyHeader())).toMatchObject({
      status: 409,
      errorId: 'ORD517',
      detail: { type: 'flash', additionalInfo: { itemId: ready.items[0]?.id, sku: reliableSku, shippingId: 'sts' } },
    });
    expect(await getUnits(test.database.db, denver, reliableSku)).toBe(1);
    const changed = await shopper.read('GET', `/cart/v1/cart/${id}`);
    expect(changed.deliveryChanges).toMatchObject([{ type: 'PickupToShipToStore' }]);
    expect(changed.shippingMethods).toMatchObject([{ shippingId: 'sts', contact }]);
    await setUnits(test.database.db, warehouse, reliableSku, 0);
    await setUnits(test.database.db, denver, reliableSku, 4);
    const prepared = await shopper.read('POST', '/cart/v1/cart/prepareOrder', { cartId: id });
    expect(prepared.flash).toMatchObject([{ type: 'ShipToStoreToPickup', code: 'ORD515' }]);
    const placed = await shopper.read('PUT', orderPath, { cartId: id, cartVersion: prepared.version }, createKeyHeader());
    expect(placed).toMatchObject({ shipments: [{ shippingId: 'pickup' }] });
    expect(await getUnits(test.database.db, denver, reliableSku)).toBe(1);
  });
});
