import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FulfillmentEvent } from '#generated/openapi/fulfillment.ts';
import type { Order } from '#generated/openapi/shared.ts';
import { reliableSku, startShopper, type Shopper } from '../cart/testing/start-shopper.ts';
import type { Mail } from '../mail/mail.ts';
import { createKeyHeader, orderPath, createReadyCart } from '../orders/testing/create-ready-cart.ts';
import { createFakePayments } from '../payments/testing/fake-payments.ts';
import { startTestBackend, type TestBackend } from '../testing/start-backend.ts';
import type { FulfillmentRules } from './fulfillment-rules.ts';
import { simulationJob } from './simulation/simulation-job.ts';
import { fulfillmentSecret } from './testing/fulfillment-secret.ts';
import { report } from './testing/report.ts';
import { createSignatureHeader } from './webhook-signature.ts';

describe('reportFulfillment', () => {
  let test: TestBackend;
  let shopper: Shopper;
  const mails: Mail[] = [];
  let rules: FulfillmentRules = { isSimulated: false, speed: 1440 };

  beforeAll(async () => {
    const mail = async (one: Mail): Promise<void> => void mails.push(one);
    test = await startTestBackend({
      partners: { payments: createFakePayments().port, mail },
      fulfillmentSecrets: [fulfillmentSecret],
      fulfillmentRules: () => rules,
    });
    shopper = await startShopper(test);
  }, 240_000);

  afterAll(() => test.close());

  async function placeOrder(qty = 3): Promise<{ readonly order: Order; readonly itemId: string }> {
    const { id, version } = await createReadyCart(shopper, reliableSku, qty);
    const order = await shopper.read<Order>('PUT', orderPath, { cartId: id, cartVersion: version }, createKeyHeader());
    return { order, itemId: order.items[0]?.id ?? '' };
  }

  const readRows = async ({ orderId }: Order) => {
    const { db } = test.database;
    const [lines, parcels, events] = await Promise.all([
      db.selectFrom('order_lines').select(['qty', 'packed', 'shipped', 'delivered', 'returned']).where('order_id', '=', orderId).execute(),
      db.selectFrom('order_parcels').selectAll().where('order_id', '=', orderId).orderBy('parcel_id').execute(),
      db.selectFrom('order_events').select(['kind', 'details']).where('order_id', '=', orderId).orderBy('recorded_at').execute(),
    ]);
    const { progress, expected_on: expectedOn } = await db
      .selectFrom('orders')
      .select(['progress', 'expected_on'])
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    return { lines, parcels, events: events.map(({ kind }) => kind), progress, expectedOn };
  };

  const readMails = async (): Promise<readonly string[]> => {
    mails.length = 0;
    await test.jobs.runDue();
    return mails.map(({ subject }) => subject);
  };

  it('tracks an order in two parcels until it is delivered, and mails each event once', async () => {
    const { order, itemId } = await placeOrder();
    await readMails();
    const { orderNumber } = order;
    const send = (eventId: string, event: FulfillmentEvent['event'], more: object) =>
      report(test, { eventId, orderNumber, event, ...more });
    const pack = (eventId: string, parcelId: string, qty: number) =>
      send(eventId, 'packed', { shippingId: 'me', parcelId, items: [{ itemId, qty }] });

    expect(await pack('e1', 'A', 2)).toEqual({ status: 200, outcome: 'applied', progress: 'preparing' });
    expect(await readMails()).toEqual([]);
    const tracking = { carrier: 'Switchback Parcel', trackingNumber: 'SBP1234567897', expectedOn: '2026-11-30' };
    const trackingUrl = 'https://switchback-parcel.example/track/SBP1234567897';
    const shipped = { parcelId: 'A', ...tracking, trackingUrl };
    expect(await send('e2', 'shipped', shipped)).toEqual({ status: 200, outcome: 'applied', progress: 'partlyShipped' });
    expect(await send('e2', 'shipped', shipped)).toEqual({ status: 200, outcome: 'repeated', progress: 'partlyShipped' });
    expect(await readMails()).toEqual([`Part of your Tarnfell order ${orderNumber} is on its way`]);
    expect(mails[0]?.text).toContain('We expect it to arrive on Monday, November 30.');
    expect(mails[0]?.text).toContain(trackingUrl);
    expect(mails[0]?.text).toContain('2 × ');

    expect(await send('e3', 'delayed', { parcelId: 'A', expectedOn: '2026-12-02' })).toMatchObject({ outcome: 'applied' });
    expect(await readMails()).toEqual([`Your Tarnfell order ${orderNumber} is running late`]);
    expect(await readRows(order)).toMatchObject({ expectedOn: '2026-12-02', parcels: [{ first_expected_on: expect.any(String) }] });

    await pack('e4', 'B', 1);
    expect(await send('e5', 'shipped', { parcelId: 'B' })).toMatchObject({ progress: 'shipped' });
    expect(await send('e6', 'delivered', { parcelId: 'A' })).toMatchObject({ progress: 'shipped' });
    expect(await send('e7', 'delivered', { parcelId: 'B' })).toMatchObject({ progress: 'delivered' });
    expect(await readMails()).toEqual([
      `Your Tarnfell order ${orderNumber} is on its way`,
      `Your Tarnfell order ${orderNumber} has arrived`,
      `Your Tarnfell order ${orderNumber} has arrived`,
    ]);
    expect(await readRows(order)).toMatchObject({
      lines: [{ qty: 3, packed: 3, shipped: 3, delivered: 3, returned: 0 }],
      parcels: [
        { parcel_id: 'A', state: 'delivered', carrier: tracking.carrier },
        { parcel_id: 'B', state: 'delivered' },
      ],
      events: ['accepted', 'packed', 'shipped', 'delayed', 'packed', 'shipped', 'delivered', 'delivered'],
      progress: 'delivered',
      expectedOn: null,
    });
  });

  it('rejects events that the order does not allow with ORD409, and changes nothing', async () => {
    const { order, itemId } = await placeOrder();
    const { orderNumber } = order;
    const packed = { event: 'packed' as const, shippingId: 'me', parcelId: 'A', items: [{ itemId, qty: 2 }] };
    await report(test, { eventId: 'e1', orderNumber, ...packed });
    const before = await readRows(order);
    const forbidden: readonly Partial<FulfillmentEvent>[] = [
      { ...packed, parcelId: 'B' },
      { ...packed, parcelId: 'A', items: [{ itemId, qty: 1 }] },
      { ...packed, parcelId: 'B', shippingId: 'sts' },
      { ...packed, parcelId: 'B', items: [{ itemId: 'item-9', qty: 1 }] },
      { event: 'delivered', parcelId: 'A' },
      { event: 'shipped', parcelId: 'Z' },
      { event: 'ready', parcelId: 'A' },
      { event: 'collected', parcelId: 'A' },
      { event: 'delayed', parcelId: 'A', expectedOn: '2026-11-22' },
    ];
    for (const [index, event] of forbidden.entries()) {
      const response = await report(test, { eventId: `no-${index}`, orderNumber, ...event });
      expect([event, response]).toEqual([event, { status: 409, errorId: 'ORD409' }]);
    }
    expect(await readRows(order)).toEqual(before);
    expect(await report(test, { eventId: 'no-0', orderNumber, event: 'shipped', parcelId: 'A' })).toMatchObject({ outcome: 'applied' });
  });

  it('rejects another event with a known eventId with API400, and changes nothing', async () => {
    const { order, itemId } = await placeOrder();
    const { orderNumber } = order;
    const at = test.time.now.toISOString();
    const packed = { eventId: 'e1', at, event: 'packed' as const, shippingId: 'me', parcelId: 'A', items: [{ itemId, qty: 1 }] };
    const shipped = { eventId: 'e2', at, event: 'shipped' as const, parcelId: 'A', trackingUrl: 'https://carrier.example/1' };
    for (const event of [packed, shipped]) expect(await report(test, { orderNumber, ...event })).toMatchObject({ outcome: 'applied' });
    const before = await readRows(order);
    const others: readonly Partial<FulfillmentEvent>[] = [
      { ...packed, at: new Date(test.time.now.getTime() - 1000).toISOString() },
      { ...packed, parcelId: 'B' },
      { ...packed, items: [{ itemId, qty: 2 }] },
      { ...shipped, trackingUrl: 'https://carrier.example/2' },
      { ...shipped, carrier: 'Switchback Parcel' },
      { eventId: 'e2', at, event: 'delivered', parcelId: 'A' },
    ];
    for (const event of others)
      expect([event, await report(test, { orderNumber, ...event })]).toEqual([event, { status: 409, errorId: 'API400' }]);
    expect(await readRows(order)).toEqual(before);
    const inAnotherZone = { ...packed, at: at.replace('Z', '+00:00') };
    for (const event of [packed, shipped, inAnotherZone])
      expect(await report(test, { orderNumber, ...event })).toMatchObject({ outcome: 'repeated' });
    await sql`update order_events set request = null where order_id = ${order.orderId}`.execute(test.database.db);
    expect(await report(test, { orderNumber, ...packed })).toMatchObject({ outcome: 'repeated' });
    expect(await report(test, { orderNumber, ...others[0] })).toEqual({ status: 409, errorId: 'API400' });
  });

  it('rejects an unknown order, fields of other events and a time in the future', async () => {
    const { order } = await placeOrder(1);
    const { orderNumber } = order;
    const shipped = { eventId: 'e1', event: 'shipped', parcelId: 'A' } as const;
    expect(await report(test, { ...shipped, orderNumber: 'TF-2611-999999' })).toEqual({ status: 404, errorId: 'OHS4004' });
    expect(await report(test, { ...shipped, orderNumber, returnNumber: 'R-2611-000001' })).toEqual({ status: 400, errorId: 'API400' });
    expect(await report(test, { eventId: 'e1', orderNumber, event: 'delayed', parcelId: 'A' })).toEqual({ status: 400, errorId: 'API400' });
    expect(await report(test, { ...shipped, orderNumber, at: '2026-11-21T09:06:00Z' })).toEqual({ status: 400, errorId: 'API400' });
  });

  it('rejects a missing, invalid or expired signature with AUT500', async () => {
    const { order } = await placeOrder(1);
    const at = test.time.now.toISOString();
    const event = { at, eventId: 'e1', orderNumber: order.orderNumber, event: 'shipped', parcelId: 'A' } as const;
    const text = JSON.stringify(event);
    const old = createSignatureHeader(fulfillmentSecret, text, new Date(test.time.now.getTime() - 301_000));
    for (const signature of [
      old,
      createSignatureHeader('another secret of a test', text, test.time.now),
      createSignatureHeader(fulfillmentSecret, `${text} `, test.time.now),
    ])
      expect(await report(test, event, signature)).toEqual({ status: 401, errorId: 'AUT500' });
    expect(await report(test, event, createSignatureHeader(fulfillmentSecret, text, test.time.now))).toEqual({
      status: 409,
      errorId: 'ORD409',
    });
  });

  it('accepts the events of the simulation, one job after the other', async () => {
    rules = { isSimulated: true, speed: 1440 };
    const { order, itemId } = await placeOrder(2);
    const findNextJob = () => test.jobs.waiting.find(({ name }) => name === simulationJob.name);
    const playOn = async (): Promise<void> => {
      for (let job = findNextJob(); job; job = findNextJob()) {
        test.time.now = job.due;
        await test.jobs.runDue();
      }
    };
    await playOn();
    expect(await readRows(order)).toMatchObject({ lines: [{ delivered: 2 }], progress: 'delivered' });
    // One simulated day takes a minute.
    expect(test.time.now.getTime() - Date.parse(order.placedAt)).toBeLessThan(15 * 60_000);

    const items = [{ itemId, qty: 1, reason: 'tooSmall' }];
    await shopper.read('POST', `/consumers-v3/consumer/return/${order.orderId}/returnLabel`, { items }, createKeyHeader());
    await playOn();
    expect(await readRows(order)).toMatchObject({
      lines: [{ delivered: 2, returned: 1 }],
      events: expect.arrayContaining(['returnReceived']),
    });

    rules = { isSimulated: false, speed: 1 };
    await placeOrder(1);
    expect(findNextJob()).toBeUndefined();
  });
});
