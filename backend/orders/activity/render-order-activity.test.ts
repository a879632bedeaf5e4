import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { UserData } from '#generated/openapi/consumer.ts';
import type { Order } from '#generated/openapi/shared.ts';
import { startMember, type Member } from '../../authentication/testing/start-member.ts';
import { createFakePayments } from '../../payments/testing/fake-payments.ts';
import { startTestBackend, type TestBackend } from '../../testing/start-backend.ts';
import { createKeyHeader, orderPath, createReadyCart } from '../testing/create-ready-cart.ts';

describe('showOrder', () => {
  let test: TestBackend;
  let shopper: Member;
  let order: Order;
  /** Id of the order's only line, which has three units. */
  let lineId: string;
  beforeAll(async () => {
    test = await startTestBackend({
      partners: { payments: createFakePayments().port },
      returnRules: () => ({ days: 30, sendWithinDays: 14, refundsDelivery: false }),
    });
    shopper = await startMember(test);
  }, 120_000);
  beforeEach(async () => {
    test.time.now = new Date('2026-11-21T09:00:00Z');
    const { id: cartId, version: cartVersion } = await createReadyCart(shopper, undefined, 3);
    order = await shopper.read<Order>('PUT', orderPath, { cartId, cartVersion }, createKeyHeader());
    lineId = order.items[0]?.id ?? '';
  });
  afterAll(() => test.close());

  const getDb = () => test.database.db;
  const read = () => shopper.read<Order>('GET', `/consumers-v3/consumer/purchase/${order.orderId}`);
  const count = (counts: object) => getDb().updateTable('order_lines').set(counts).where('order_id', '=', order.orderId).execute();
  const addParcel = (parcelId: string, qty: number, more: object) =>
    getDb()
      .insertInto('order_parcels')
      .values({
        order_id: order.orderId,
        parcel_id: parcelId,
        shipment_id: 'me',
        state: 'packed',
        lines: JSON.stringify([{ lineId, qty }]),
        packed_at: test.time.now,
        ...more,
      })
      .execute();

  it('shows a new order like the response of placeOrder', async () => {
    expect(order).toMatchObject({
      progress: 'placed',
      allowed: { cancel: true, return: false, changeAddress: true, documents: ['INVOICE'] },
      timeline: [{ event: 'accepted', at: '2026-11-21T09:00:00.000Z' }],
      items: [{ units: { cancelled: 0, packed: 0, shipped: 0, delivered: 0, returning: 0, returned: 0, cancellable: 3, returnable: 0 } }],
      shipments: [{ progress: 'placed' }],
    });
    expect(await read()).toEqual(order);
  });

  it('shows parcels in transit, their latest delivery date, and a delay', async () => {
    await count({ cancelled: 1, packed: 2, shipped: 1 });
    await addParcel('P-1', 1, { state: 'packed', expected_on: '2026-11-25', first_expected_on: '2026-11-25' });
    const sent = { carrier: 'Northway', tracking_number: 'NW123456', tracking_url: 'https://northway.example/NW123456' };
    const shipped = { state: 'shipped', shipped_at: new Date('2026-11-22T10:00:00Z'), packed_at: new Date('2026-11-21T08:00:00Z') };
    await addParcel('P-2', 1, { ...shipped, ...sent, expected_on: '2026-11-27', first_expected_on: '2026-11-26' });
    const { progress, allowed, shipments, items } = await read();
    expect([progress, allowed?.cancel, allowed?.changeAddress]).toEqual(['partlyShipped', false, false]);
    expect(items[0]?.units).toMatchObject({ cancelled: 1, packed: 2, shipped: 1, cancellable: 0 });
    expect(shipments[0]).toMatchObject({
      progress: 'partlyShipped',
      expectedOn: '2026-11-27',
      parcels: [
        {
          parcelId: 'P-2',
          state: 'shipped',
          items: [{ itemId: lineId, qty: 1 }],
          carrier: 'Northway',
          trackingNumber: 'NW123456',
          trackingUrl: 'https://northway.example/NW123456',
          shippedAt: '2026-11-22T10:00:00.000Z',
          expectedOn: '2026-11-27',
          isDelayed: true,
        },
        { parcelId: 'P-1', state: 'packed', expectedOn: '2026-11-25', isDelayed: false },
      ],
    });
  });

  it("allows returns for 30 days after the delivery in the site's time zone", async () => {
    await count({ packed: 3, shipped: 3, delivered: 3, requested: 1 });
    // The evening of the 22nd in New York.
    await addParcel('P-1', 3, { state: 'delivered', delivered_at: new Date('2026-10-23T03:00:00Z') });
    expect(await read()).toMatchObject({
      progress: 'delivered',
      allowed: { return: true, returnUntil: '2026-11-21' },
      items: [{ units: { returning: 1, returnable: 2 } }],
    });
    await getDb()
      .updateTable('order_parcels')
      .set({ delivered_at: new Date('2026-10-22T03:59:00Z') })
      .where('order_id', '=', order.orderId)
      .execute();
    const late = await read();
    expect([late.allowed?.return, late.allowed?.returnUntil, late.items[0]?.units?.returnable]).toEqual([false, undefined, 0]);
  });

  it('shows returns and refunds with their documents, latest first', async () => {
    const [returnId, refundId, tenderId] = [randomUUID(), randomUUID(), order.paymentMethod[0]?.paymentInstrumentId ?? ''];
    const requested = { order_id: order.orderId, idempotency_key: randomUUID(), send_by: '2026-12-05', requested_at: test.time.now };
    const lines = JSON.stringify([{ lineId, qty: 1, reason: 'tooSmall' }]);
    await getDb()
      .insertInto('order_returns')
      .values({ id: returnId, number: 'R-2611-000045', state: 'requested', lines, ...requested })
      .execute();
    const content = { lines: [{ lineId, qty: 1, amountMinor: 5445, taxMinor: 445 }], shippingMinor: 800, shippingTaxMinor: 55 };
    const refund = { id: refundId, order_id: order.orderId, position: 1, reason: 'cancelled' as const, amount_minor: 6245 };
    const tenders = [{ tenderId, kind: 'CREDIT_CARD', amountMinor: 6245, state: 'refunded' }];
    await getDb()
      .insertInto('order_refunds')
      .values({
        ...refund,
        state: 'refunded',
        content: JSON.stringify(content),
        tenders: JSON.stringify(tenders),
        credit_note_number: 'TF-CN-1',
        created_at: test.time.now,
        refunded_at: test.time.now,
      })
      .execute();
    const { returns, refunds, allowed } = await read();
    expect(returns).toEqual([
      {
        returnId,
        returnNumber: 'R-2611-000045',
        state: 'requested',
        requestedAt: '2026-11-21T09:00:00.000Z',
        sendBy: '2026-12-05',
        items: [{ itemId: lineId, qty: 1, reason: 'tooSmall' }],
      },
    ]);
    expect(refunds).toEqual([
      {
        refundId,
        reason: 'cancelled',
        state: 'refunded',
        createdAt: '2026-11-21T09:00:00.000Z',
        refundedAt: '2026-11-21T09:00:00.000Z',
        amount: 62.45,
        shipping: 8,
        tax: 5,
        items: [{ itemId: lineId, qty: 1, amount: 54.45 }],
        payments: [{ paymentInstrumentId: tenderId, payment_method_id: 'CREDIT_CARD', amount: 62.45, state: 'refunded' }],
        creditNoteNumber: 'TF-CN-1',
      },
    ]);
    expect(allowed?.documents).toEqual(['INVOICE', 'CREDIT_NOTE', 'RETURN_LABEL']);
  });

  it('shows an order as canceled when every unit is, also in the export', async () => {
    await count({ cancelled: 3 });
    const shown = await read();
    expect(shown).toMatchObject({
      status: 'cancelled',
      finalised: false,
      progress: 'cancelled',
      allowed: { cancel: false, changeAddress: false },
    });
    expect(shown).not.toHaveProperty('cancelReason');
    const { orders } = await shopper.read<UserData>('POST', '/consumers-v3/consumer/retrieveUserData', {});
    expect(orders.find(({ orderId }) => orderId === order.orderId)).toEqual(shown);
  });
});
