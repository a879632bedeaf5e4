import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ShipmentMethods } from '#generated/openapi/cart.ts';
import type { Order } from '#generated/openapi/shared.ts';
import { reliableSku, startShopper, type Shopper } from '../cart/testing/start-shopper.ts';
import { renderMailText, type MailSection } from '../mail/mail-part.ts';
import { createCardInput, contact, giftCardSku, createKeyHeader, orderPath } from '../orders/testing/create-ready-cart.ts';
import { createFakePayments } from '../payments/testing/fake-payments.ts';
import { startTestBackend, type TestBackend } from '../testing/start-backend.ts';
import { kindsWithLocker, lockerStore } from './testing/made-up-locker.ts';

describe('a delivery kind that is registered through the options of the backend', () => {
  const opener = { ...contact, recipientFirstName: 'Ola', recipientContactEmail: 'ola@example.com' };
  let test: TestBackend;
  let shopper: Shopper;
  beforeAll(async () => {
    test = await startTestBackend({ partners: { payments: createFakePayments().port }, deliveryKinds: kindsWithLocker });
    shopper = await startShopper(test);
  }, 120_000);
  afterAll(() => test.close());

  const sendTo = (id: string, body: object) => shopper.read('POST', `/cart/v2/cart/${id}/shippingAddress`, body);

  it('delivers the items of a cart, prices them and is the default of requests without a shipment', async () => {
    const empty = await shopper.read('POST', '/cart/v1/cart');
    expect(empty.shippingMethods).toMatchObject([{ shippingId: 'locker', code: 'pickup' }]);
    const cart = await shopper.createCart(reliableSku, 2);
    expect(cart).toMatchObject({
      totals: { shipping: 3, tax: 0 },
      shippingMethods: [{ shippingId: 'locker', code: 'pickup', applicableShippingMethods: [{ label: 'Locker', price: 3 }] }],
      // The promotion of the seed applies to another kind only.
      approachingDiscount: [],
    });
    expect(cart.items[0]?.shippingOptions).toMatchObject([
      { selected: true, shippingMethod: { code: 'pickup' } },
      { selected: false, shippingMethod: { code: 'standard' } },
      { selected: false, shippingMethod: { code: 'express' } },
    ]);
    expect(await shopper.read<ShipmentMethods>('GET', `/cart/v1/cart/${cart.id}/shippingMethod/locker`)).toEqual(cart.shippingMethods[0]);
    expect(await shopper.read('POST', '/cart/v1/shippingMethod', { basketId: cart.id, code: 'pickup' })).toMatchObject({
      shippingMethods: [{ shippingId: 'locker', code: 'pickup' }],
    });
    const reached = await sendTo(cart.id, { contact: opener });
    expect(reached).toMatchObject({ contact: opener, email: opener.recipientContactEmail });
    expect(reached.totals.tax).toBeGreaterThan(0);
    expect(await shopper.expectError('POST', `/cart/v1/cart/${cart.id}/billingAddress`, { sameAsShipping: true })).toMatchObject({
      status: 409,
    });
    const without = await shopper.read('DELETE', `/cart/v2/cart/${cart.id}/shippingAddress`, { addressId: 'locker-Vale' });
    expect([without.contact, without.email]).toEqual([undefined, undefined]);
  });

  it('completes checkout, order, mail and confirmation beside another kind', async () => {
    const { db } = test.database;
    const readUnits = async (location: string): Promise<number> => {
      const row = db.selectFrom('stock').select('quantity').where('sku', '=', reliableSku).where('location', '=', location);
      return (await row.executeTakeFirstOrThrow()).quantity;
    };
    await db
      .insertInto('stock')
      .values({ sku: reliableSku, location: lockerStore.id, quantity: 9 })
      .onConflict((conflict) => conflict.columns(['sku', 'location']).doUpdateSet({ quantity: 9 }))
      .execute();
    const inWarehouse = await readUnits('TARNFELL-US');
    const { id } = await shopper.createCart(reliableSku, 2);
    await shopper.read('POST', '/cart/v1/item', { basketId: id, sku: giftCardSku });
    const unready = await shopper.read('POST', `/cart/v1/cart/${id}/paymentInstruments`, await createCardInput(shopper, id));
    expect(await shopper.expectError('PUT', orderPath, { cartId: id, cartVersion: unready.version }, createKeyHeader())).toMatchObject({
      status: 409,
      errorId: 'PYT406',
      detail: { message: 'The locker needs a recipient.' },
    });
    const ready = await sendTo(id, { shippingId: 'locker', contact: opener });
    const order = await shopper.read<Order>('PUT', orderPath, { cartId: id, cartVersion: ready.version }, createKeyHeader());
    expect(order).toMatchObject({
      status: 'finalised',
      email: opener.recipientContactEmail,
      contact: opener,
      shipments: [
        { shippingId: 'locker', storeInfo: lockerStore, shippingMethod: { code: 'pickup', price: 3 } },
        { shippingId: 'digital', shippingMethod: { code: 'digital' } },
      ],
    });
    expect(order.billingAddress).toBeUndefined();
    expect(await shopper.read('GET', `/consumers-v3/consumer/purchase/${order.orderId}`)).toEqual(order);
    expect([await readUnits(lockerStore.id), await readUnits('TARNFELL-US')]).toEqual([7, inWarehouse]);
    const mail = await db
      .selectFrom('outbox')
      .select('payload')
      .where('dedupe_key', '=', `order-confirmation:${order.orderId}`)
      .executeTakeFirstOrThrow();
    const text = renderMailText(mail.payload.parts as readonly MailSection[]);
    for (const part of ['Hello Ola,', 'Shipping (Locker). In the locker in 1-2 days: $3.00', 'Your locker\nOpens for Ola'])
      expect(text).toContain(part);
  });
});
