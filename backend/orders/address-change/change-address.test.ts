import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Order } from '#generated/openapi/shared.ts';
import { startMember } from '../../authentication/testing/start-member.ts';
import { startShopper, type Shopper } from '../../cart/testing/start-shopper.ts';
import { createFakePayments } from '../../payments/testing/fake-payments.ts';
import { startTestBackend, type TestBackend } from '../../testing/start-backend.ts';
import { patchPath, placeChallengedOrder } from '../testing/place-challenged-order.ts';
import {
  address,
  createCardInput,
  contact,
  giftCardSku,
  createKeyHeader,
  orderPath,
  prepareForOrder,
} from '../testing/create-ready-cart.ts';

const moved = { ...address, addressLine1: '7 Canyon Road', postalCode: '80304', recipientFirstName: 'Sam' };

describe('patchOrder with an address', () => {
  let test: TestBackend;
  let shopper: Shopper;
  beforeAll(async () => {
    test = await startTestBackend({ partners: { payments: createFakePayments().port } });
    shopper = await startShopper(test);
  }, 120_000);
  afterAll(() => test.close());

  async function place(customer = shopper, method = 'standard'): Promise<Order> {
    const { id } = await prepareForOrder(customer, await customer.createCart());
    const { version } = await customer.read('POST', '/cart/v1/shippingMethod', { basketId: id, code: method });
    return customer.read<Order>('PUT', orderPath, { cartId: id, cartVersion: version }, createKeyHeader());
  }
  const change = (order: Order, to: object, customer = shopper, more: object = {}) =>
    customer.read<Order>('PATCH', patchPath(order), { shippingId: 'me', address: to, ...more });
  const reject = (order: Order, to: object, customer = shopper, more: object = {}) =>
    customer.expectError('PATCH', patchPath(order), { shippingId: 'me', address: to, ...more });
  const readStored = async ({ orderId }: Order) =>
    (await test.database.db.selectFrom('orders').select('content').where('id', '=', orderId).executeTakeFirstOrThrow()).content;

  it('replaces only the address of the shipment', async () => {
    const order = await place();
    const before = await readStored(order);
    const changed = await change(order, { ...moved, postalCode: ' 80304 ' });
    expect(changed.shippingAddress).toMatchObject(moved);
    expect(changed.shipments[0]?.address).toEqual(changed.shippingAddress);
    expect(changed.timeline?.map(({ event, shippingId }) => [event, shippingId])).toEqual([
      ['accepted', undefined],
      ['addressChanged', 'me'],
    ]);
    expect(changed).toMatchObject({ totals: order.totals, billingAddress: order.billingAddress, email: order.email });
    const [shipment, ...others] = before.shipments;
    expect(await readStored(order)).toEqual({ ...before, shipments: [{ ...shipment, destination: changed.shippingAddress }, ...others] });
    expect(await change(order, moved)).toEqual(changed);
  });

  it.each([
    ['another country', { ...address, country: 'CA', stateCityProvDept: 'ON', postalCode: 'K1A 0B1' }, 'ORD409'],
    ['another state', { ...address, city: 'Austin', stateCityProvDept: 'TX', postalCode: '73301' }, 'ORD409'],
    ['a postal code that cannot be', { ...address, postalCode: '8030' }, 'PYT406'],
  ])('rejects %s', async (_name, to, errorId) => {
    const order = await place();
    expect(await reject(order, to)).toMatchObject({ status: 409, errorId });
    expect((await readStored(order)).shipments[0]?.destination).toMatchObject(address);
  });

  it("rejects a PO box if the order's delivery method does not support it", async () => {
    const order = await place(shopper, 'express');
    expect(order.shipments[0]?.shippingMethod.code).toBe('express');
    expect(await reject(order, { ...address, addressLine1: 'PO Box 12' })).toMatchObject({ status: 409, errorId: 'SHP500' });
  });

  it('rejects a shipment that is packed or canceled, and one of an unpaid order', async () => {
    const [packed, cancelled] = [await place(), await place()];
    const readUnits = (order: Order, counts: object) =>
      test.database.db.updateTable('order_lines').set(counts).where('order_id', '=', order.orderId).execute();
    await readUnits(packed, { packed: 1 });
    await readUnits(cancelled, { cancelled: 1 });
    for (const order of [packed, cancelled, await placeChallengedOrder(shopper)])
      expect(await reject(order, moved)).toMatchObject({ status: 409, errorId: 'ORD409' });
  });

  it('rejects a shipment of another order, and one without an address', async () => {
    const { id } = await shopper.createCart(giftCardSku);
    await shopper.read('POST', `/cart/v2/cart/${id}/shippingAddress`, { shippingId: 'digital', contact });
    const { version } = await shopper.read('POST', `/cart/v1/cart/${id}/paymentInstruments`, await createCardInput(shopper, id));
    const order = await shopper.read<Order>('PUT', orderPath, { cartId: id, cartVersion: version }, createKeyHeader());
    expect(await reject(order, moved)).toMatchObject({ status: 400 });
    const shippingId = order.shipments[0]?.shippingId;
    expect(await reject(order, moved, shopper, { shippingId })).toMatchObject({ status: 409, errorId: 'ORD409' });
  });

  it("accepts a guest's email address as proof, but not for an order of an account", async () => {
    const [stranger, member] = [await startShopper(test), await startMember(test)];
    const [order, ofMember] = [await place(), await place(member)];
    const email = order.email;
    expect(await reject(order, moved, stranger)).toMatchObject({ status: 404, errorId: 'OHS4004' });
    expect(await reject(order, moved, stranger, { email: 'kim@example.com' })).toMatchObject({ status: 404, errorId: 'OHS4004' });
    expect(await reject(order, moved, stranger, { email: 'robin' })).toMatchObject({ status: 400, errorId: 'ORD400' });
    expect((await change(order, moved, stranger, { email })).shippingAddress).toMatchObject(moved);
    expect(await reject(ofMember, moved, stranger, { email })).toMatchObject({ status: 404, errorId: 'OHS4004' });
    expect((await change(ofMember, moved, member, { email })).shippingAddress).toMatchObject(moved);
  });
});
