import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect } from 'vitest';
import type { Cart } from '#generated/openapi/cart.ts';
import { reliableSku, startShopper, type Shopper } from '../../cart/testing/start-shopper.ts';
import type { TenderId } from '../../database/documents/tender-document.ts';
import type { OrderState } from '../../database/tables/orders.ts';
import { noBotChecks } from '../../authentication/bot-check/bot-check.ts';
import { deliveryKinds } from '../../delivery/delivery-kinds.ts';
import { unlimited } from '../../limits/limiter.ts';
import { createWaitingJobs } from '../../jobs/testing/waiting-jobs.ts';
import { createRecordingLog } from '../../testing/recording-log.ts';
import { createFakePayments } from '../../payments/testing/fake-payments.ts';
import type { Call } from '../../router/handler.ts';
import type { TenderKinds } from '../../tenders/tender-kind.ts';
import { standardLoyaltyRules } from '../../loyalty/loyalty-rules.ts';
import { createTenderPorts } from '../../tenders/testing/create-tender-ports.ts';
import { createTenderKinds } from '../../tenders/tender-kinds.ts';
import { startTestBackend, type TestBackend } from '../../testing/start-backend.ts';
import { standardAuthenticationMinutes } from '../authentication/authentication-minutes.ts';
import { standardReturnRules } from '../returns/return-rules.ts';
import type { OrderPorts } from '../order-ports.ts';
import { createPlaceOrder } from '../placing/place-order.ts';
import { createSettleOrder } from '../settlement/settle-order-job.ts';
import { createTestVoucher } from '../../tenders/testing/create-test-voucher.ts';
import { freeShipping } from '../../content/testing/seed.ts';
import { createPromotionSource } from '../../promotions/testing/create-promotion-source.ts';
import { createWorker } from '../../jobs/job.ts';
import { mailJob } from '../../mail/mail-job.ts';
import { settlementJob } from '../settlement/settlement-job.ts';
import { readOrderOfCart } from './read-order-of-cart.ts';
import { createReadyCart } from './create-ready-cart.ts';

const location = 'TARNFELL-US';
export const toMilliseconds = (count: number): number => count * 60_000;

/** Starts a backend before the tests of a file, whose orders are paid with a voucher and a card, both scripted. */
export function setUpTwoTenders() {
  const payments = createFakePayments();
  const voucher = createTestVoucher();
  let test: TestBackend;
  let shopper: Shopper;
  /** Time of the settling servers. The server that handles requests has its own time, so that its tokens stay valid. */
  let later = new Date('2026-11-21T09:00:00Z');
  const jobs = createWaitingJobs({ clock: { now: () => later }, log: createRecordingLog() });
  beforeAll(async () => {
    test = await startTestBackend({ jobs, partners: { payments: payments.port }, tenderKinds: { GIFT_CARD: voucher.definition } });
    await jobs.startWorkers([createWorker(settlementJob, createSettleOrder(createPorts())), createWorker(mailJob, async () => undefined)]);
    shopper = await startShopper(test);
    const stockUpdate = test.database.db.updateTable('stock').set({ quantity: 200 });
    await stockUpdate.where('sku', '=', reliableSku).where('location', '=', location).execute();
  }, 120_000);
  afterAll(() => test.close());

  const getDb = () => test.database.db;
  const createPorts = (parts: Partial<OrderPorts> = {}): OrderPorts => {
    const clock = { now: () => later };
    const tenderKinds: TenderKinds = {
      ...createTenderKinds(createTenderPorts({ payments: payments.port, clock })),
      GIFT_CARD: voucher.definition,
    };
    const ports = {
      db: getDb(),
      clock,
      ids: { uuid: () => randomUUID() },
      jobs,
      limiter: unlimited,
      log: test.log,
      deliveryKinds,
      tenderKinds,
      orderEffects: [],
    };
    return {
      ...ports,
      botChecks: noBotChecks,
      linkOrigin: ({ origin }) => origin,
      associatePercent: () => 0,
      authenticationMinutes: () => standardAuthenticationMinutes,
      returnRules: standardReturnRules,
      loyaltyRules: () => standardLoyaltyRules,
      promotions: createPromotionSource({ 'free-shipping': freeShipping }),
      ...parts,
    };
  };
  const readStock = async (): Promise<number> => {
    const row = getDb().selectFrom('stock').select('quantity').where('sku', '=', reliableSku).where('location', '=', location);
    return (await row.executeTakeFirstOrThrow()).quantity;
  };
  const advanceTime = (milliseconds: number): void => void (later = new Date(later.getTime() + milliseconds));

  async function createCartOfTwo(script: string, cardToken: string): Promise<Cart> {
    const { id } = await createReadyCart(shopper, reliableSku, 1, cardToken);
    const instrument = { payment_method_id: 'GIFT_CARD', number: `voucher-${script}`, pin: '482915', amount: 5 };
    const cart = await shopper.read('POST', `/cart/v1/cart/${id}/paymentInstruments`, instrument);
    const card = { payment_method_id: 'CREDIT_CARD', amount: Math.round((cart.totals.total - 5) * 100) / 100 };
    expect(cart).toMatchObject({
      payment_instruments: [{ payment_method_id: 'GIFT_CARD', amount: 5 }, card],
      totals: { remainingToPay: 0 },
    });
    return cart;
  }

  /** Expects a settled order to have taken all of its money or none, and to reserve nothing. */
  async function expectSettled(cartId: string): Promise<OrderState> {
    const order = await readOrderOfCart(getDb(), cartId);
    const cart = await shopper.read('GET', `/cart/v1/cart/${cartId}`);
    const [held, card] = order.tenders.map(({ kind, reference }) => {
      const standings: Partial<Record<TenderId, string>> = {
        GIFT_CARD: voucher.standings.get(reference),
        CREDIT_CARD: payments.charges.get(reference)?.state,
      };
      return standings[kind];
    });
    const timesTaken = voucher.taken.get(order.tenders[0]?.reference ?? '') ?? 0;
    if (order.state === 'finalised') {
      expect([held, card, timesTaken, cart.status]).toEqual(['taken', 'taken', 1, 'ordered']);
    } else {
      expect([order.state, timesTaken, cart.status]).toEqual(['cancelled', 0, 'open']);
      expect(['held', 'taken']).not.toContain(held);
      expect(['held', 'taken']).not.toContain(card);
    }
    expect(order.tenders.map(({ tenderData }) => tenderData['token'])).toEqual([null, null]);
    const mails = getDb().selectFrom('outbox').select('id').where('dedupe_key', '=', `order-confirmation:${order.id}`);
    expect(await mails.execute()).toHaveLength(order.state === 'finalised' ? 1 : 0);
    return order.state;
  }

  async function settleAll(): Promise<void> {
    for (let time = 0; time < 10; time += 1) {
      advanceTime(toMilliseconds(15));
      await jobs.runDue();
    }
  }

  /** Places an order like the operation, on a server with the given ports. */
  function place(ports: OrderPorts, { id: cartId, version: cartVersion }: Cart): Promise<unknown> {
    const { customerId, usid } = shopper.token;
    const customer = { id: customerId, role: 'guest' as const, usid };
    const context = { siteId: location, locale: 'en-us', channel: 'ECOMM' as const, transactionId: 't', correlationId: 'c', customer };
    const headers = { 'idempotency-key': randomUUID() };
    const call = {
      params: {},
      query: {},
      headers,
      body: { cartId, cartVersion },
      context,
      notes: [],
      signal: new AbortController().signal,
    };
    return Promise.resolve(createPlaceOrder(ports).handle(call as Call<'placeOrder'>));
  }

  return {
    payments,
    voucher,
    jobs,
    db: getDb,
    shopper: () => shopper,
    now: () => later,
    pass: advanceTime,
    portsWith: createPorts,
    stock: readStock,
    cartOfTwo: createCartOfTwo,
    expectSettled,
    settleAll,
    place,
  };
}
