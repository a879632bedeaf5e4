import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Order } from '#generated/openapi/shared.ts';
import { reliableSku, startShopper, type Shopper } from '../cart/testing/start-shopper.ts';
import { address, createCardInput, giftCardSku, createKeyHeader, orderPath } from '../orders/testing/create-ready-cart.ts';
import { createFakePayments } from '../payments/testing/fake-payments.ts';
import { startTestBackend, type TestBackend } from '../testing/start-backend.ts';
import { boston, openStore, setUnits, getUnits } from './testing/places-of-tests.ts';

const warehouse = 'TARNFELL-US';
const getCents = (amount: number): number => Math.round(amount * 100);

describe('a cart with several kinds of delivery', () => {
  let test: TestBackend;
  let shopper: Shopper;
  beforeAll(async () => {
    test = await startTestBackend({ partners: { payments: createFakePayments().port } });
    shopper = await startShopper(test);
    await openStore(test.database.db, boston, { units: { [reliableSku]: 5 } });
    await setUnits(test.database.db, warehouse, reliableSku, 9);
  }, 120_000);
  afterAll(() => test.close());

  it('has a shipment for each, with the tax of its destination and the units of its location', async () => {
    const { id } = await shopper.createCart(reliableSku, 1);
    const add = (item: object) => shopper.read('POST', '/cart/v1/item', { basketId: id, ...item });
    await add({ sku: reliableSku, qty: 2, delivery: { code: 'pickup', storeId: boston } });
    await add({ sku: giftCardSku });
    await shopper.read('POST', `/cart/v2/cart/${id}/shippingAddress`, { address, useAsBilling: true });
    await shopper.read('POST', `/cart/v2/cart/${id}/shippingAddress`, {
      shippingId: 'pickup',
      contact: { recipientFirstName: 'Ola', recipientLastName: 'Vale', recipientContactEmail: 'ola@example.com' },
    });
    const cart = await shopper.read('POST', `/cart/v1/cart/${id}/paymentInstruments`, await createCardInput(shopper, id));
    const { items, totals } = cart;
    expect(items.map(({ shippingId, qty }) => [shippingId, qty])).toEqual([
      ['me', 1],
      ['pickup', 2],
      ['digital', 1],
    ]);
    expect(cart.shippingMethods.map(({ shippingId }) => shippingId)).toEqual(['me', 'pickup', 'digital']);
    const rows = items.map(({ price }) => getCents(price.rowTotal));
    const off = rows.reduce((sum, row) => sum + row, 0) - getCents(totals.itemTotal);
    expect(off).toBe(0);
    const [home = 0, pickup = 0] = rows;
    // Colorado for the parcel, Massachusetts for the store; a gift card is not taxed.
    const expected = [Math.round(home * 0.029), Math.round(pickup * 0.0625)];
    expect(getCents(totals.tax)).toBe((expected[0] ?? 0) + (expected[1] ?? 0));
    expect(getCents(items[1]?.taxTotal ?? 0)).toBe(expected[1]);
    expect(items.reduce((sum, { taxTotal }) => sum + getCents(taxTotal), 0)).toBe(getCents(totals.tax));
    expect(getCents(totals.total)).toBe(getCents(totals.itemTotal) + getCents(totals.shipping) + getCents(totals.tax));
    expect(cart.shippingMethods.map(({ needsAddress }) => needsAddress)).toEqual([true, false, false]);

    const order = await shopper.read<Order>('PUT', orderPath, { cartId: id, cartVersion: cart.version }, createKeyHeader());
    expect(order.totals).toMatchObject({ ...totals, remainingToPay: 0 });
    expect(order).toMatchObject({
      // The collector of a part of the order does not get its mail.
      email: address.recipientContactEmail,
      shipments: [
        { shippingId: 'me', address: { city: 'Boulder' } },
        { shippingId: 'pickup', storeInfo: { id: boston }, contact: { recipientFirstName: 'Ola' } },
        { shippingId: 'digital' },
      ],
    });
    const { db } = test.database;
    expect([await getUnits(db, warehouse, reliableSku), await getUnits(db, boston, reliableSku)]).toEqual([8, 3]);
  });

  it('can move rows to separate shipments and back', async () => {
    const { id, items } = await shopper.createCart(reliableSku, 1);
    await shopper.read('POST', '/cart/v1/item', { basketId: id, sku: giftCardSku });
    const choose = (choice: object) => ['POST', '/cart/v1/shippingMethod', { basketId: id, ...choice }] as const;
    const itemIds = [items[0]?.id];
    const split = await shopper.read(...choose({ itemIds, code: 'pickup', storeId: boston }));
    expect(split.items.map(({ shippingId }) => shippingId)).toEqual(['pickup', 'digital']);
    expect(await shopper.expectError(...choose({ itemIds: ['gone'], code: 'standard' }))).toMatchObject({ status: 404, errorId: 'ORD404' });
    expect(await shopper.expectError(...choose({ shippingId: 'digital', itemIds, code: 'standard' }))).toMatchObject({ status: 400 });
    expect(await shopper.expectError(...choose({ shippingId: 'digital', code: 'pickup', storeId: boston }))).toMatchObject({ status: 400 });
    const joined = await shopper.read(...choose({ shippingId: 'pickup', itemIds, code: 'express' }));
    expect(joined.shippingMethods.map(({ shippingId, code }) => [shippingId, code])).toEqual([
      ['me', 'express'],
      ['digital', 'digital'],
    ]);
  });

  it('accepts an order without contact if the billing address has an email address', async () => {
    const { id } = await shopper.read('POST', '/cart/v1/cartWithItem', { sku: reliableSku, delivery: { code: 'pickup', storeId: boston } });
    await shopper.read('POST', `/cart/v1/cart/${id}/paymentInstruments`, await createCardInput(shopper, id));
    const place = (version: number, more: object = {}) =>
      [orderPath, { cartId: id, cartVersion: version, ...more }, createKeyHeader()] as const;
    const { version } = await shopper.read('GET', `/cart/v1/cart/${id}`);
    expect(await shopper.expectError('PUT', ...place(version))).toMatchObject({ status: 409, errorId: 'PYT406' });
    const order = await shopper.read<Order>('PUT', ...place(version, { billingAddress: address }));
    expect(order).toMatchObject({ email: address.recipientContactEmail, billingAddress: { city: 'Boulder' } });
  });
});
