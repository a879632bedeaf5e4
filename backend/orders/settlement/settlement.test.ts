import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cart } from '#generated/openapi/cart.ts';
import type { Order } from '#generated/openapi/shared.ts';
import { reliableSku, startShopper, type Shopper } from '../../cart/testing/start-shopper.ts';
import type { TenderId } from '../../database/documents/tender-document.ts';
import type { OrderState } from '../../database/tables/orders.ts';
import { noBotChecks } from '../../authentication/bot-check/bot-check.ts';
import { deliveryKinds } from '../../delivery/delivery-kinds.ts';
import { unlimited } from '../../limits/limiter.ts';
import { createWaitingJobs } from '../../jobs/testing/waiting-jobs.ts';
import { createRecordingLog } from '../../testing/recording-log.ts';
import { createFakePayments, fakeTokens, type FakePayments } from '../../payments/testing/fake-payments.ts';
import type { Call } from '../../router/handler.ts';
import type { TenderCharge, TenderKindDefinition, TenderKinds } from '../../tenders/tender-kind.ts';
import { standardLoyaltyRules } from '../../loyalty/loyalty-rules.ts';
import { tenderPorts } from '../../tenders/testing/tender-ports.ts';
import { createTenderKinds } from '../../tenders/tender-kinds.ts';
import { startTestBackend, type TestBackend } from '../../testing/start-backend.ts';
import { standardAuthenticationMinutes } from '../authentication/authentication-minutes.ts';
import type { OrderPorts } from '../order-ports.ts';
import { standardReturnRules } from '../returns/return-rules.ts';
import { createPlaceOrder } from '../placing/place-order.ts';
import { createSettleOrder } from './settle-order-job.ts';
import { createMadeUpVoucher, voucherScripts } from '../../tenders/testing/made-up-voucher.ts';
import { cardStandings, orderOf } from '../testing/order-books.ts';
import { keyed, orderPath, readyCart } from '../testing/ready-cart.ts';
import { freeShipping } from '../../content/testing/seed.ts';
import { promotionsOf } from '../../promotions/testing/promotions-of.ts';
import { createWorker } from '../../jobs/job.ts';
import { mailJob } from '../../mail/mail-job.ts';
import { settlementJob } from './settlement-job.ts';

type Verb = 'reserve' | 'find' | 'confirm' | 'release';

const location = 'TARNFELL-US';
const minutes = (count: number): number => count * 60_000;

describe('an order of two tenders', () => {
  const payments = createFakePayments();
  const voucher = createMadeUpVoucher();
  let test: TestBackend;
  let shopper: Shopper;
  /** Of the hosts that settle afterwards; the one that answers calls stands still, so that its tokens last. */
  let later = new Date('2026-11-21T09:00:00Z');
  const jobs = createWaitingJobs({ clock: { now: () => later }, log: createRecordingLog() });
  beforeAll(async () => {
    test = await startTestBackend({ jobs, partners: { payments: payments.port }, tenderKinds: { GIFT_CARD: voucher.definition } });
    await jobs.work([createWorker(settlementJob, createSettleOrder(portsWith())), createWorker(mailJob, async () => undefined)]);
    shopper = await startShopper(test);
    const shelves = test.database.db.updateTable('stock').set({ quantity: 200 });
    await shelves.where('sku', '=', reliableSku).where('location', '=', location).execute();
  }, 120_000);
  afterAll(() => test.close());

  const db = () => test.database.db;
  const portsWith = (parts: Partial<OrderPorts> = {}): OrderPorts => {
    const clock = { now: () => later };
    const tenderKinds: TenderKinds = {
      ...createTenderKinds(tenderPorts({ payments: payments.port, clock })),
      GIFT_CARD: voucher.definition,
    };
    const ports = {
      db: db(),
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
      associatePercent: () => 0,
      authenticationMinutes: () => standardAuthenticationMinutes,
      returnRules: () => standardReturnRules,
      loyaltyRules: () => standardLoyaltyRules,
      promotions: promotionsOf({ 'free-shipping': freeShipping }),
      ...parts,
    };
  };
  const stock = async (): Promise<number> => {
    const row = db().selectFrom('stock').select('quantity').where('sku', '=', reliableSku).where('location', '=', location);
    return (await row.executeTakeFirstOrThrow()).quantity;
  };
  const pass = (milliseconds: number): void => void (later = new Date(later.getTime() + milliseconds));

  async function cartOfTwo(script: string, cardToken: string): Promise<Cart> {
    const { id } = await readyCart(shopper, reliableSku, 1, cardToken);
    const instrument = { payment_method_id: 'GIFT_CARD', number: `voucher-${script}`, pin: '482915', amount: 5 };
    const cart = await shopper.read('POST', `/cart/v1/cart/${id}/paymentInstruments`, instrument);
    const card = { payment_method_id: 'CREDIT_CARD', amount: Math.round((cart.totals.total - 5) * 100) / 100 };
    expect(cart).toMatchObject({
      payment_instruments: [{ payment_method_id: 'GIFT_CARD', amount: 5 }, card],
      totals: { remainingToPay: 0 },
    });
    return cart;
  }

  /** The money of an order that is settled: all of it taken, or none of it, and nothing held. */
  async function expectSettled(cartId: string): Promise<OrderState> {
    const order = await orderOf(db(), cartId);
    const cart = await shopper.read('GET', `/cart/v1/cart/${cartId}`);
    const [held, card] = order.tenders.map(({ kind, reference }) => {
      const standings: Partial<Record<TenderId, string>> = {
        GIFT_CARD: voucher.standings.get(reference),
        CREDIT_CARD: payments.charges.get(reference)?.standing,
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
    expect(order.tenders.map(({ means }) => means['token'])).toEqual([null, null]);
    const mails = db().selectFrom('outbox').select('id').where('dedupe_key', '=', `order-confirmation:${order.id}`);
    expect(await mails.execute()).toHaveLength(order.state === 'finalised' ? 1 : 0);
    return order.state;
  }

  async function settleAll(): Promise<void> {
    for (let time = 0; time < 10; time += 1) {
      pass(minutes(15));
      await jobs.runDue();
    }
  }

  it('has its money, or neither money nor order, however its partners answer: twenty placements', { timeout: 120_000 }, async () => {
    const before = await stock();
    const carts: { readonly script: string; readonly card: string; readonly id: string }[] = [];
    const cards: Readonly<Record<string, readonly [string, FakePayments['mode']]>> = {
      approved: [fakeTokens.approved, 'up'],
      declined: [fakeTokens.declined, 'up'],
      lost: [fakeTokens.approved, 'deaf'],
      late: [fakeTokens.approved, 'late'],
    };
    for (const script of voucherScripts) {
      for (const [card, [token, mode]] of Object.entries(cards)) {
        const { id, version } = await cartOfTwo(script, token);
        carts.push({ script, card, id });
        payments.mode = mode;
        const key = randomUUID();
        const send = () => shopper.send('PUT', orderPath, { cartId: id, cartVersion: version }, keyed(key));
        const answers = script === 'twice' ? await Promise.all([send(), send()]) : [await send()];
        payments.mode = 'up';
        for (const answer of answers) {
          const isSettled = answer.status === 402 || ((await answer.json()) as Order).finalised;
          const { status } = await shopper.read('GET', `/cart/v1/cart/${id}`);
          expect([answer.status, status]).toEqual([isSettled && answer.status === 402 ? 402 : 201, status]);
          if (!isSettled) expect(status).toBe('processing');
        }
      }
    }
    voucher.wake();
    payments.catchUp();
    await settleAll();
    const outcomes: Record<string, OrderState> = {};
    for (const { script, card, id } of carts) outcomes[`${script} voucher, ${card} card`] = await expectSettled(id);
    const finalised = Object.values(outcomes).filter((state) => state === 'finalised').length;
    expect(outcomes).toMatchObject({
      'succeeding voucher, approved card': 'finalised',
      'succeeding voucher, declined card': 'cancelled',
      'succeeding voucher, lost card': 'finalised',
      'succeeding voucher, late card': 'finalised',
      'refused voucher, approved card': 'cancelled',
      'silent voucher, approved card': 'cancelled',
      'late voucher, declined card': 'cancelled',
      'twice voucher, approved card': 'finalised',
      'twice voucher, late card': 'finalised',
    });
    expect(await stock()).toBe(before - finalised);
    expect(await db().selectFrom('orders').select('id').where('state', 'not in', ['finalised', 'cancelled']).execute()).toEqual([]);
    expect(jobs.waiting.filter(({ name }) => name === 'settle-order')).toEqual([]);
  });

  it('that was given up is never charged by an answer that comes later', async () => {
    const cart = await cartOfTwo('succeeding', fakeTokens.approved);
    const { id, version } = cart;
    payments.mode = 'late';
    expect((await shopper.read<Order>('PUT', orderPath, { cartId: id, cartVersion: version }, keyed())).status).toBe('processing');
    payments.mode = 'up';
    await settleAll();
    expect(await expectSettled(id)).toBe('cancelled');
    const order = await orderOf(db(), id);
    const mails = await db().selectFrom('outbox').selectAll().where('dedupe_key', '=', `order-cancellation:${order.id}`).execute();
    expect(mails).toMatchObject([
      { recipient: 'robin@example.com', payload: { subject: `Your Tarnfell order ${order.number} was cancelled` } },
    ]);
    payments.catchUp();
    expect(await cardStandings(db(), payments, order.id)).toEqual([undefined, 'voided']);
  });

  it('gives back what was taken where another tender cannot be taken any more', async () => {
    const cart = await cartOfTwo('succeeding', fakeTokens.approved);
    const confirm = async () => ({ outcome: 'refused', fault: 'PAY400' }) as const;
    const refusing = { ...voucher.definition, settlement: { ...voucher.settlement, confirm } };
    const tenderKinds = { ...portsWith().tenderKinds, GIFT_CARD: refusing };
    await expect(place(portsWith({ tenderKinds }), cart)).rejects.toMatchObject({ status: 402, errorId: 'PAY400' });
    expect(await expectSettled(cart.id)).toBe('cancelled');
    expect(await cardStandings(db(), payments, (await orderOf(db(), cart.id)).id)).toEqual([undefined, 'returned']);
  });

  /** Places as a call would, in a host whose ports a test has made. */
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

  /** A host that ends while it asks for the voucher, or the card: from then on it reaches neither the database nor a partner. */
  function mortalHost(end: Verb, moment: 'before' | 'after', asked: 'voucher' | 'card' = 'voucher'): OrderPorts {
    let isDead = false;
    const stayAlive = (): void => {
      if (isDead) throw new Error('the host has ended');
    };
    const mortal = db().withPlugin({
      transformQuery: ({ node }) => {
        stayAlive();
        return node;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    });
    const dying = <Id extends TenderId>(kind: TenderKindDefinition<Id>, own: Verb | null): TenderKindDefinition<Id> => {
      const { settlement } = kind;
      if (settlement.by !== 'partner') return kind;
      const ask =
        (verb: Verb) =>
        async (charge: TenderCharge): Promise<never> => {
          stayAlive();
          const answer = own === verb && moment === 'before' ? undefined : await settlement[verb](charge);
          isDead ||= own === verb;
          stayAlive();
          return answer as never;
        };
      const steps = { reserve: ask('reserve'), find: ask('find'), confirm: ask('confirm'), release: ask('release') };
      return { ...kind, settlement: { ...settlement, ...steps } };
    };
    const { tenderKinds } = portsWith();
    const { CREDIT_CARD: card, GIFT_CARD: gift } = tenderKinds;
    const kinds = {
      ...tenderKinds,
      CREDIT_CARD: card && dying(card, asked === 'card' ? end : null),
      GIFT_CARD: gift && dying(gift, asked === 'voucher' ? end : null),
    };
    return portsWith({ db: mortal, tenderKinds: kinds });
  }

  it.each([
    ['reserve', 'before', 'reserving', 'cancelled'],
    ['reserve', 'after', 'reserving', 'cancelled'],
    ['confirm', 'before', 'confirming', 'finalised'],
    ['confirm', 'after', 'confirming', 'finalised'],
    ['release', 'before', 'releasing', 'cancelled'],
    ['release', 'after', 'releasing', 'cancelled'],
  ] as const)('whose host ends at "%s", %s it is done, is %s, and is %s after a restart', async (verb, moment, left, becomes) => {
    const before = await stock();
    const cart = await cartOfTwo('succeeding', verb === 'release' ? fakeTokens.declined : fakeTokens.approved);
    await expect(place(mortalHost(verb, moment), cart)).rejects.toThrow('the host has ended');
    expect((await orderOf(db(), cart.id)).state).toBe(left);
    expect((await shopper.read('GET', `/cart/v1/cart/${cart.id}`)).status).toBe('processing');
    pass(minutes(1));
    expect((await jobs.runDue()).map(({ payload }) => payload)).toContainEqual({ orderId: (await orderOf(db(), cart.id)).id });
    expect(await expectSettled(cart.id)).toBe(becomes);
    expect(await stock()).toBe(becomes === 'finalised' ? before - 1 : before);
  });

  it.each([
    ['reserve', 'before', 'cancelled'],
    ['reserve', 'after', 'finalised'],
    ['confirm', 'before', 'finalised'],
    ['confirm', 'after', 'finalised'],
  ] as const)('of a card alone whose host ends at "%s", %s it is done, is %s after a restart', async (verb, moment, becomes) => {
    const { id } = await readyCart(shopper, reliableSku, 1);
    const cart = await shopper.read('GET', `/cart/v1/cart/${id}`);
    await expect(place(mortalHost(verb, moment, 'card'), cart)).rejects.toThrow('the host has ended');
    expect((await orderOf(db(), id)).state).toBe('reserving');
    pass(minutes(1));
    await jobs.runDue();
    const order = await orderOf(db(), id);
    expect(order.state).toBe(becomes);
    expect(await cardStandings(db(), payments, order.id)).toEqual([becomes === 'finalised' ? 'taken' : 'voided']);
  });

  it('of a card alone that took its time tells everybody before its card is charged', async () => {
    const { id } = await readyCart(shopper, reliableSku, 1);
    const cart = await shopper.read('GET', `/cart/v1/cart/${id}`);
    await expect(place({ ...mortalHost('confirm', 'before', 'card'), grace: 0 }, cart)).rejects.toThrow('the host has ended');
    expect((await orderOf(db(), id)).state).toBe('confirming');
    pass(minutes(1));
    await jobs.runDue();
    expect((await orderOf(db(), id)).state).toBe('finalised');
  });

  it('that a partner never heard of is given up once its grace is over, and no sooner', async () => {
    const cart = await cartOfTwo('succeeding', fakeTokens.approved);
    await expect(place(mortalHost('reserve', 'before'), cart)).rejects.toThrow('the host has ended');
    const { id: orderId } = await orderOf(db(), cart.id);
    const settle = () => createSettleOrder(portsWith({ grace: 14 }))({ orderId }, { attempt: 1, signal: new AbortController().signal });
    pass(13_000);
    expect(await settle()).toBe('again');
    pass(1000);
    await settle();
    expect(await expectSettled(cart.id)).toBe('cancelled');
  });

  it('is settled once where several hosts look for it at once', async () => {
    const cart = await cartOfTwo('succeeding', fakeTokens.approved);
    await expect(place(mortalHost('confirm', 'before'), cart)).rejects.toThrow('the host has ended');
    pass(minutes(1));
    const { id: orderId } = await orderOf(db(), cart.id);
    const run = { attempt: 1, signal: new AbortController().signal };
    await Promise.all(Array.from({ length: 4 }, () => createSettleOrder(portsWith())({ orderId }, run)));
    expect(await expectSettled(cart.id)).toBe('finalised');
  });

  it('whose partner stays silent is asked again ever less often, and never given up', async () => {
    const cart = await cartOfTwo('succeeding', fakeTokens.approved);
    payments.mode = 'down';
    await place(portsWith(), cart);
    const { id: orderId } = await orderOf(db(), cart.id);
    const waits: number[] = [];
    for (let time = 0; time < 10; time += 1) {
      const due = jobs.waiting.find(({ payload }) => 'orderId' in payload && payload.orderId === orderId)?.due;
      const wait = (due?.getTime() ?? 0) - later.getTime();
      waits.push(wait / 1000);
      pass(wait);
      expect((await jobs.runDue()).map(({ payload }) => payload)).not.toContainEqual({ orderId });
    }
    expect(waits).toEqual([15, 5, 10, 20, 40, 80, 160, 320, 600, 600]);
    expect((await shopper.read('GET', `/cart/v1/cart/${cart.id}`)).status).toBe('processing');
    payments.mode = 'up';
    await settleAll();
    expect(await expectSettled(cart.id)).toBe('cancelled');
  });
});
