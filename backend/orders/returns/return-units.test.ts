import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RefundPreview, ReturnLabel, ReturnRequest } from '#generated/openapi/orders.ts';
import type { Order } from '#generated/openapi/shared.ts';
import { reliableSku, startShopper, type Shopper } from '../../cart/testing/start-shopper.ts';
import { createFakePayments } from '../../payments/testing/fake-payments.ts';
import { fulfillmentSecret } from '../../fulfillment/testing/fulfillment-secret.ts';
import { report } from '../../fulfillment/testing/report.ts';
import { sumRefunds } from '../../payments/testing/fake-charges.ts';
import { renderMailText, type MailSection } from '../../mail/mail-part.ts';
import { startTestBackend, type TestBackend } from '../../testing/start-backend.ts';
import { deliverUnits } from '../testing/deliver-units.ts';
import { createKeyHeader, orderPath, createReadyCart } from '../testing/create-ready-cart.ts';

const conflict = { status: 409, errorId: 'RTN500' };
const notAllowed = { status: 409, errorId: 'ORD409' };
const day = 24 * 3600 * 1000;

describe('a return of delivered units', () => {
  const payments = createFakePayments();
  const start = new Date('2026-11-21T09:00:00Z');
  let test: TestBackend;
  let shopper: Shopper;
  let order: Order;
  beforeAll(async () => {
    test = await startTestBackend({
      partners: { payments: payments.port },
      fulfillmentSecrets: [fulfillmentSecret],
      returnRules: () => ({ days: 30, sendWithinDays: 14, refundsDelivery: false }),
    });
  }, 120_000);
  afterAll(() => test.close());
  beforeEach(async () => {
    test.time.now = start;
    shopper = await startShopper(test);
    const { id, version } = await createReadyCart(shopper, reliableSku, 3);
    order = await shopper.read<Order>('PUT', orderPath, { cartId: id, cartVersion: version }, createKeyHeader());
    await deliverUnits(getDb(), order.orderId, start);
  });

  const getDb = () => test.database.db;
  const getPath = () => `/consumers-v3/consumer/return/${order.orderNumber}/returnLabel`;
  const createBody = (qty: number): ReturnRequest => ({ items: [{ itemId: order.items[0]?.id ?? '', qty, reason: 'tooSmall' }] });
  const request = (qty: number, key: string = randomUUID()) => shopper.send('POST', getPath(), createBody(qty), createKeyHeader(key));
  const requestReturn = async (qty: number): Promise<ReturnLabel> => (await request(qty)).json() as Promise<ReturnLabel>;
  const fail = (qty: number, key: string = randomUUID()) => shopper.expectError('POST', getPath(), createBody(qty), createKeyHeader(key));
  const readLine = () => getDb().selectFrom('order_lines').selectAll().where('order_id', '=', order.orderId).executeTakeFirstOrThrow();
  const readReturn = (number: string) =>
    getDb().selectFrom('order_returns').selectAll().where('number', '=', number).executeTakeFirstOrThrow();
  const readStock = async (): Promise<number> => {
    const found = getDb().selectFrom('stock').select('quantity').where('sku', '=', reliableSku).where('location', '=', 'TARNFELL-US');
    return (await found.executeTakeFirstOrThrow()).quantity;
  };
  const receive = (returnNumber: string, qty: number) => {
    const items = [{ itemId: order.items[0]?.id ?? '', qty }];
    return report(test, { eventId: randomUUID(), orderNumber: order.orderNumber, event: 'returnReceived', returnNumber, items });
  };
  const readMail = async (template: string): Promise<string> => {
    const mails = await getDb().selectFrom('outbox').select(['dedupe_key', 'payload']).where('template', '=', template).execute();
    const { payload } = mails.find(({ dedupe_key: key }) => key.startsWith(`${template}:${order.orderId}`)) ?? { payload: null };
    return payload ? `${String(payload['subject'])}\n${renderMailText(payload.parts as readonly MailSection[])}` : '';
  };

  it('is requested once per key, with a label and a mail', async () => {
    const key = randomUUID();
    const [first, again] = [await request(1, key), await request(1, key)];
    expect([first.status, again.status]).toEqual([201, 200]);
    const body = (await first.json()) as ReturnLabel;
    expect(body).toMatchObject({
      return: {
        returnNumber: expect.stringMatching(/^R-2611-\d{6}$/),
        state: 'requested',
        sendBy: '2026-12-05',
        items: [{ qty: 1, reason: 'tooSmall' }],
      },
      label: { mediaType: 'application/pdf' },
    });
    expect(await again.json()).toEqual(body);
    expect(await fail(2, key)).toMatchObject({ status: 409, errorId: 'API400' });
    expect(await readLine()).toMatchObject({ requested: 1, returned: 0 });
    expect(await readMail('return-label')).toMatch(/return label[^]*by December 5, 2026[^]*\/en-us\/orders\/track/);
  });

  it('is rejected for more units than delivered, after the last day, and for another customer', async () => {
    await request(2);
    expect(await fail(2)).toMatchObject(conflict);
    const deliver = (daysAgo: number) =>
      getDb()
        .updateTable('order_parcels')
        .set({ delivered_at: new Date(start.getTime() - daysAgo * day) })
        .where('order_id', '=', order.orderId)
        .execute();
    await deliver(31);
    expect(await fail(1)).toMatchObject(conflict);
    await deliver(30);
    expect((await request(1)).status).toBe(201);
    shopper = await startShopper(test);
    expect(await fail(1)).toMatchObject({ status: 404, errorId: 'OHS4004' });
  });

  it('is received with fewer units: refunds them without the delivery, and allows another return of the others', async () => {
    const before = await readStock();
    const { return: created } = await requestReturn(3);
    expect(await receive(created.returnNumber, 2)).toMatchObject({ outcome: 'applied', progress: 'delivered' });
    expect([await readLine(), await readStock()]).toMatchObject([{ requested: 2, returned: 2 }, before + 2]);
    expect(await readReturn(created.returnNumber)).toMatchObject({ state: 'received', received_at: start });
    expect(await readMail('return-received')).toMatch(/has arrived[^]*2 × [^]*Card •••• 3338/);
    await test.jobs.runDue();
    const refunds = await getDb().selectFrom('order_refunds').selectAll().where('order_id', '=', order.orderId).execute();
    const { tenders } = await getDb().selectFrom('orders').select('tenders').where('id', '=', order.orderId).executeTakeFirstOrThrow();
    expect(refunds).toMatchObject([{ reason: 'returned', state: 'refunded', content: { shippingMinor: 0 } }]);
    expect(sumRefunds(payments.charges.get(tenders[0]?.reference ?? ''))).toBe(refunds[0]?.amount_minor);
    expect(await receive(created.returnNumber, 1)).toMatchObject(notAllowed);
    const rest = await requestReturn(1);
    expect(await receive(rest.return.returnNumber, 2)).toMatchObject(notAllowed);
    expect(await receive(rest.return.returnNumber, 1)).toMatchObject({ progress: 'returned' });
  });

  it('previews the refund after the returns that are requested already, and rejects another amount', async () => {
    const path = `/consumers-v3/consumer/purchase/${order.orderId}/refundPreview`;
    const preview = async () => (await shopper.read<RefundPreview>('POST', path, { reason: 'returned' })).amount;
    const all = await preview();
    await requestReturn(1);
    const rest = await preview();
    expect(Math.round(all - rest)).toBe(Math.round(all / 3));
    const send = (expectedRefund: number) => shopper.send('POST', getPath(), { ...createBody(2), expectedRefund }, createKeyHeader());
    expect((await send(all)).status).toBe(409);
    expect((await send(rest)).status).toBe(201);
  });

  it('expires when its parcel does not arrive, and is still received when the parcel is late', async () => {
    const { return: created } = await requestReturn(2);
    test.time.now = new Date(start.getTime() + 27 * day);
    await test.jobs.runDue();
    expect(await readLine()).toMatchObject({ requested: 2 });
    test.time.now = new Date(start.getTime() + 29 * day);
    await test.jobs.runDue();
    expect([await readLine(), await readReturn(created.returnNumber)]).toMatchObject([{ requested: 0 }, { state: 'expired' }]);
    await receive(created.returnNumber, 2);
    expect([await readLine(), await readReturn(created.returnNumber)]).toMatchObject([
      { requested: 2, returned: 2 },
      { state: 'received' },
    ]);
  });
});
