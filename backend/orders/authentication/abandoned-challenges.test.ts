import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Order } from '#generated/openapi/shared.ts';
import { reliableSku, startShopper, type Shopper } from '../../cart/testing/start-shopper.ts';
import type { OrderTender } from '../../database/documents/tender-document.ts';
import { createWaitingJobs } from '../../jobs/testing/waiting-jobs.ts';
import { createFakePayments, fakeTokens } from '../../payments/testing/fake-payments.ts';
import { createTestVoucher } from '../../tenders/testing/create-test-voucher.ts';
import { startTestBackend, type TestBackend } from '../../testing/start-backend.ts';
import { getChallenge, patchPath, placeChallengedOrder } from '../testing/place-challenged-order.ts';
import { sendMissingSettlements } from '../settlement/settle-order-job.ts';
import { createReadyCart } from '../testing/create-ready-cart.ts';

const beginning = new Date('2026-11-21T09:00:00Z');

describe('an order with an abandoned challenge', () => {
  const payments = createFakePayments();
  const voucher = createTestVoucher();
  let test: TestBackend;
  let shopper: Shopper;
  beforeAll(async () => {
    test = await startTestBackend({ partners: { payments: payments.port }, tenderKinds: { GIFT_CARD: voucher.definition } });
    shopper = await startShopper(test);
  }, 120_000);
  afterAll(() => test.close());

  /** Advances the clock, runs the due jobs, and reads the order. */
  async function lookAfter(seconds: number, { orderId }: Order) {
    test.time.now = new Date(beginning.getTime() + seconds * 1000);
    await test.jobs.runDue();
    test.time.now = beginning;
    return shopper.read<Order>('GET', `/consumers-v3/consumer/purchase/${orderId}`);
  }
  const readTenders = async ({ orderId }: Order): Promise<readonly OrderTender[]> =>
    (await test.database.db.selectFrom('orders').select('tenders').where('id', '=', orderId).executeTakeFirstOrThrow()).tenders;
  const readStandings = async (order: Order) =>
    (await readTenders(order)).map(({ reference }) => payments.charges.get(reference)?.state ?? voucher.standings.get(reference));

  /** A voucher pays five dollars and the card the rest. */
  async function placeSplit(): Promise<Order> {
    const { id } = await createReadyCart(shopper, reliableSku, 1, fakeTokens.authenticate);
    const gift = { payment_method_id: 'GIFT_CARD', number: '1', pin: '1', amount: 5 };
    return placeChallengedOrder(shopper, await shopper.read('POST', `/cart/v1/cart/${id}/paymentInstruments`, gift));
  }

  it('holds its other tenders, and is finalized by its job when the challenge is completed', async () => {
    const order = await placeSplit();
    expect(await lookAfter(20, order)).toMatchObject({ status: 'processing' });
    expect(await readStandings(order)).toEqual(['held', 'waiting']);
    expect(await lookAfter(60, order)).toMatchObject({ status: 'processing', flash: [{ type: 'PaymentNotAuthorized' }] });
    payments.endChallenge((await readTenders(order))[1]?.reference ?? '', 'approved');
    expect(await lookAfter(95, order)).toMatchObject({ status: 'finalised' });
    expect(await readStandings(order)).toEqual(['taken', 'taken']);
  });

  it('is released and canceled within 15 minutes, and not charged by a later result', async () => {
    const order = await placeSplit();
    for (let seconds = 30; seconds < 865; seconds += 30) expect((await lookAfter(seconds, order)).status).toBe('processing');
    const cancelled = await lookAfter(870, order);
    expect(cancelled).toMatchObject({ status: 'cancelled', cancelReason: 'PYT405' });
    expect(await readStandings(order)).toEqual(['released', 'voided']);
    payments.endChallenge((await readTenders(order))[1]?.reference ?? '', 'approved');
    expect(await readStandings(order)).toEqual(['released', 'voided']);
    const { authenticationId } = getChallenge(order);
    expect(await shopper.read('PATCH', patchPath(order), { authenticationId, result: 'completed' })).toEqual(cancelled);
    const mails = test.database.db.selectFrom('outbox').select('template').where('dedupe_key', 'like', `%:${order.orderId}`);
    expect(await mails.orderBy('created_at').execute()).toEqual([{ template: 'order-authentication' }, { template: 'order-cancellation' }]);
  });

  it('is mailed to the shopper once with a link to the challenge and its end, only while it is open', async () => {
    const [order, settled] = [await placeSplit(), await placeSplit()];
    payments.endChallenge((await readTenders(settled))[1]?.reference ?? '', 'approved');
    for (const seconds of [20, 35, 70, 105]) await lookAfter(seconds, order);
    const readMails = ({ orderId }: Order) =>
      test.database.db.selectFrom('outbox').select('payload').where('dedupe_key', '=', `order-authentication:${orderId}`).execute();
    const [mail, ...others] = await readMails(order);
    expect(JSON.stringify(mail)).toContain(`/en-us/checkout/return?order=${order.orderId}"`);
    expect(JSON.stringify(mail)).toMatch(/confirm \$[\d.,]+ for your order [^.]+\. Please do so by 4:\d\d AM EST/u);
    expect([others, await readMails(settled)]).toEqual([[], []]);
  });

  it('is settled once if its job and the returning shopper act at the same time', async () => {
    const order = await placeSplit();
    payments.endChallenge((await readTenders(order))[1]?.reference ?? '', 'approved');
    const { authenticationId } = getChallenge(order);
    const patch = () => shopper.read<Order>('PATCH', patchPath(order), { authenticationId, result: 'cancelled' });
    const [left, patched] = await Promise.all([lookAfter(901, order), patch(), patch()]);
    expect([left.status, patched.status]).toEqual(['finalised', 'finalised']);
    expect([...voucher.taken.values()].at(-1)).toBe(1);
    expect(await readStandings(order)).toEqual(['taken', 'taken']);
  });

  it('gets a job when the backend starts and it has none', async () => {
    const order = await placeSplit();
    const jobs = createWaitingJobs({ clock: { now: () => beginning }, log: test.log });
    await sendMissingSettlements({ db: test.database.db, jobs });
    expect(jobs.waiting).toMatchObject([{ name: 'authenticate-order', payload: { orderId: order.orderId } }]);
  });
});
