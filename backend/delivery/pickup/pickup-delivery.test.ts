import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Cart } from '#generated/openapi/cart.ts';
import type { Order } from '#generated/openapi/shared.ts';
import { reliableSku, startShopper, type Shopper } from '../../cart/testing/start-shopper.ts';
import { renderMailText, type MailSection } from '../../mail/mail-part.ts';
import { address, createCardInput, contact, createKeyHeader, orderPath } from '../../orders/testing/create-ready-cart.ts';
import { createFakePayments } from '../../payments/testing/fake-payments.ts';
import { startTestBackend, type TestBackend } from '../../testing/start-backend.ts';
import { boston, denver, openStore, setUnits, getUnits } from '../testing/places-of-tests.ts';

const warehouse = 'TARNFELL-US';

describe('pickup in store', () => {
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
    await openStore(db, boston, { units: { [reliableSku]: 2 } });
    await setUnits(db, warehouse, reliableSku, 9);
  });

  const choose = (basketId: string, choice: object) => ['POST', '/cart/v1/shippingMethod', { basketId, ...choice }] as const;
  const collect = (cart: Cart, storeId = denver) => shopper.read(...choose(cart.id, { code: 'pickup', storeId }));
  const createCodes = (cart: Cart) =>
    cart.items[0]?.shippingOptions.map(({ shippingMethod, available }) => [shippingMethod.code, available]);

  it('uses the units of the store, free of charge, and shows when they are ready', async () => {
    const cart = await collect(await shopper.createCart(reliableSku, 2));
    expect(cart.shippingMethods).toMatchObject([
      {
        shippingId: 'pickup',
        code: 'pickup',
        applicableShippingMethods: [{ code: 'pickup', deliveryTime: 'same day', price: 0 }],
        storeInfo: { id: denver, storeInventory: 5, address: { city: 'Denver', stateCityProvDept: 'CO' } },
        requiredContact: [],
        needsAddress: false,
        // Opens at 10 o'clock in Denver, and takes two hours.
        readyBy: '2026-11-21T19:00:00.000Z',
      },
    ]);
    expect(cart.items).toMatchObject([{ shippingId: 'pickup', availability: { quantity: 5 } }]);
    expect(cart.totals).toMatchObject({ shipping: 0 });
    // Colorado's 2.9 %, without an address.
    expect(cart.totals.tax).toBe(Math.round(cart.totals.itemTotal * 2.9) / 100);
    expect(createCodes(cart)).toEqual([
      ['standard', true],
      ['express', true],
      ['pickup', true],
    ]);
    expect(await shopper.read('GET', `/cart/v1/cart/${cart.id}/shippingMethod/pickup`)).toEqual(cart.shippingMethods[0]);
  });

  it('is offered in the shopper’s store if it has the units', async () => {
    const { id } = await shopper.createCart(reliableSku, 3);
    const readOffered = async (favStoreId: string) =>
      createCodes(await shopper.read('GET', `/cart/v1/cart/${id}?favStoreId=${favStoreId}`))?.slice(2);
    expect(await readOffered(denver)).toEqual([
      ['pickup', true],
      ['sts', true],
    ]);
    expect(await readOffered(boston)).toEqual([
      ['pickup', false],
      ['sts', true],
    ]);
    expect(await readOffered('TF-XXX-99')).toEqual([]);
  });

  it('rejects an unavailable store with STR404, and one with too few units with INV409', async () => {
    const { id } = await shopper.createCart(reliableSku, 3);
    await openStore(test.database.db, 'TF-SEA-01', { services: ['repair'], units: { [reliableSku]: 9 } });
    await openStore(test.database.db, boston, { closed: true });
    for (const storeId of ['TF-XXX-99', 'SV-PDX-01', 'TF-SEA-01', boston, warehouse])
      expect(await shopper.expectError(...choose(id, { code: 'pickup', storeId }))).toMatchObject({ status: 404, errorId: 'STR404' });
    expect(await shopper.expectError(...choose(id, { code: 'pickup' }))).toMatchObject({ status: 400 });
    expect(await shopper.expectError(...choose(id, { code: 'standard', storeId: denver }))).toMatchObject({ status: 400 });
    await setUnits(test.database.db, denver, reliableSku, 2);
    expect(await shopper.expectError(...choose(id, { code: 'pickup', storeId: denver }))).toMatchObject({
      status: 409,
      errorId: 'INV409',
      detail: { additionalInfo: { sku: reliableSku, availableQty: 2 } },
    });
  });

  it('checks added units against the stock of the store', async () => {
    const delivery = { code: 'pickup', storeId: boston };
    const cart = await shopper.read('POST', '/cart/v1/cartWithItem', { sku: reliableSku, qty: 2, delivery });
    expect(cart.items).toMatchObject([{ shippingId: 'pickup', qty: 2 }]);
    expect(await shopper.expectError('POST', '/cart/v1/item', { basketId: cart.id, sku: reliableSku })).toMatchObject({
      status: 409,
      errorId: 'INV700',
      detail: { additionalInfo: { availableQty: 2 } },
    });
    const both = await shopper.read('POST', '/cart/v1/item', { basketId: cart.id, sku: reliableSku, delivery: { code: 'standard' } });
    expect(both.items).toMatchObject([
      { shippingId: 'pickup', qty: 2 },
      { shippingId: 'me', qty: 1 },
    ]);
    const joined = await shopper.read(...choose(cart.id, { shippingId: 'pickup', code: 'standard' }));
    expect(joined.items).toMatchObject([{ shippingId: 'me', qty: 3 }]);
  });

  it('moves all of its rows to another store', async () => {
    const cart = await collect(await shopper.createCart(reliableSku, 2));
    const moved = await shopper.read(...choose(cart.id, { shippingId: 'pickup', code: 'pickup', storeId: boston }));
    expect(moved.shippingMethods).toMatchObject([{ storeInfo: { id: boston, storeInventory: 2 } }]);
    expect(moved.totals.tax).toBe(Math.round(moved.totals.itemTotal * 6.25) / 100);
  });

  it('is reviewed against the store’s stock', async () => {
    const cart = await collect(await shopper.createCart(reliableSku, 3));
    await setUnits(test.database.db, denver, reliableSku, 1);
    await setUnits(test.database.db, warehouse, reliableSku, 0);
    const reviewed = await shopper.read('GET', `/cart/v1/cart/${cart.id}?isPatchRequired=true&inventorySupplyCheck=true`);
    expect(reviewed.flash).toMatchObject([{ type: 'PartialInventoryMissing', details: [{ sku: reliableSku, missingQty: 2 }] }]);
    expect(reviewed.items).toMatchObject([{ shippingId: 'pickup', qty: 1 }]);
  });

  it('is ordered without a shipping address, and mailed with store, time and collector', async () => {
    const { id } = await collect(await shopper.createCart(reliableSku, 2));
    await shopper.read('POST', `/cart/v2/cart/${id}/shippingAddress`, { shippingId: 'pickup', contact });
    await shopper.read('POST', `/cart/v1/cart/${id}/billingAddress`, { address });
    const ready = await shopper.read('POST', `/cart/v1/cart/${id}/paymentInstruments`, await createCardInput(shopper, id));
    expect(ready.shippingMethods).toMatchObject([{ contact }]);
    const order = await shopper.read<Order>('PUT', orderPath, { cartId: id, cartVersion: ready.version }, createKeyHeader());
    expect(order).toMatchObject({
      email: contact.recipientContactEmail,
      shipments: [{ shippingId: 'pickup', storeInfo: { id: denver }, contact, readyBy: '2026-11-21T19:00:00.000Z' }],
    });
    expect(order.shippingAddress).toBeUndefined();
    const { db } = test.database;
    expect([await getUnits(db, denver, reliableSku), await getUnits(db, warehouse, reliableSku)]).toEqual([3, 9]);
    const mail = await db
      .selectFrom('outbox')
      .select('payload')
      .where('dedupe_key', '=', `order-confirmation:${order.orderId}`)
      .executeTakeFirstOrThrow();
    const text = renderMailText(mail.payload.parts as readonly MailSection[]);
    for (const part of ['Ready Saturday, November 21, 2026 at 12:00', 'Tarnfell Denver Union', '1640 Wazee Street', 'Kim Vale picks it up'])
      expect(text).toContain(part);
  });
});
