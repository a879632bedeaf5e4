import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { PurchaseHistory } from '#generated/openapi/orders.ts';
import type { Order } from '#generated/openapi/shared.ts';
import { startMember, type Member } from '../../authentication/testing/start-member.ts';
import { startShopper, type Shopper } from '../../cart/testing/start-shopper.ts';
import { createLimiter } from '../../limits/create-limiter.ts';
import { unlimited, type Limiter } from '../../limits/limiter.ts';
import type { BackendRates } from '../../limits/rate.ts';
import { createFakePayments } from '../../payments/testing/fake-payments.ts';
import { createOffer } from '../../promotions/testing/apply-to.ts';
import { writePromotions } from '../../promotions/testing/write-promotions.ts';
import { startTestBackend, type TestBackend } from '../../testing/start-backend.ts';
import { placeChallengedOrder } from '../testing/place-challenged-order.ts';
import { address, createKeyHeader, orderPath, createReadyCart } from '../testing/create-ready-cart.ts';

const path = '/consumers-v3/consumer/TrackOrder';
const email = address.recipientContactEmail;

describe('trackOrder', () => {
  const folder = writePromotions({
    mine: createOffer(
      { kind: 'order-amount', amount: { USD: 10 } },
      { sites: ['TARNFELL-US'], coupon: { codes: ['MINE'], limits: { perCustomer: 1 } } },
    ),
  });
  let test: TestBackend;
  let limiter: Limiter = unlimited;
  let guest: Shopper;
  let other: Shopper;
  let member: Member;
  let guestOrder: Order;
  let memberOrder: Order;
  beforeAll(async () => {
    test = await startTestBackend({
      contentDir: folder.contentDir,
      partners: { payments: createFakePayments().port },
      limiter: {
        count: (counted) => limiter.count(counted),
        giveBack: (counted) => limiter.giveBack(counted),
        getWait: (counted) => limiter.getWait(counted),
      },
    });
    [guest, other, member] = [await startShopper(test), await startShopper(test), await startMember(test)];
    guestOrder = await place(guest);
    memberOrder = await place(member);
  }, 180_000);
  afterEach(() => void (limiter = unlimited));
  afterAll(async () => {
    await test.close();
    folder.dispose();
  });

  async function place(shopper: Shopper, code?: string): Promise<Order> {
    const cart = await createReadyCart(shopper);
    const { id, version } = code === undefined ? cart : await shopper.read('PUT', '/cart/v1/coupon', { basketId: cart.id, code });
    return shopper.read<Order>('PUT', orderPath, { cartId: id, cartVersion: version }, createKeyHeader());
  }
  const track = (shopper: Shopper, { orderNumber }: Pick<Order, 'orderNumber'>, more: object = {}) =>
    shopper.read<Order>('POST', path, { orderNumber, email, ...more });
  const read = (shopper: Shopper, { orderId }: Order) => shopper.read<Order>('GET', `/consumers-v3/consumer/purchase/${orderId}`);
  const limitTo = (calls: number): void => {
    const rates = { orderLookups: { calls, seconds: 900 } } as BackendRates;
    limiter = createLimiter({ rates, clock: { now: () => test.time.now }, log: test.log });
  };
  const trackMissing = (shopper: Shopper, orderNumber: string, from: string, given = email) =>
    shopper.send('POST', path, { orderNumber, email: given }, { 'x-forwarded-for': from });

  it("finds a guest's order on another device, however number and address are typed", async () => {
    const own = await read(guest, guestOrder);
    expect(own).toMatchObject({ progress: 'placed', allowed: { cancel: true, changeAddress: true }, timeline: [{ event: 'accepted' }] });
    const typed = ` ${guestOrder.orderNumber.toLowerCase().replaceAll('-', ' - ')} `;
    expect(await other.read('POST', path, { orderNumber: typed, email: ` ${email.toUpperCase()} ` })).toEqual(own);
    expect(await track(guest, guestOrder)).toEqual(own);
  });

  it("hides a guest's challenge and cart from other sessions", async () => {
    const order = await placeChallengedOrder(guest);
    expect((await track(guest, order)).flash).toHaveLength(1);
    expect(await track(other, order)).toMatchObject({ status: 'processing', flash: [] });
  });

  it("shows only the progress of an account's order to other sessions", async () => {
    const own = await read(member, memberOrder);
    const shown = await track(other, memberOrder);
    expect(shown).toMatchObject({ orderNumber: own.orderNumber, progress: 'placed', timeline: own.timeline });
    expect(shown.items[0]?.units).toEqual(own.items[0]?.units);
    expect(shown.paymentMethod).toEqual([
      { paymentInstrumentId: expect.any(String), payment_method_id: 'CREDIT_CARD', amount: own.totals.total },
    ]);
    for (const field of ['allowed', 'shippingAddress', 'billingAddress', 'contact', 'returns', 'refunds'])
      expect(shown).not.toHaveProperty(field);
    for (const secret of [address.addressLine1, address.recipientLastName, address.recipientContactPhone, 'last4'])
      expect([secret, JSON.stringify(shown)]).toEqual([secret, expect.not.stringContaining(secret)]);
    expect(await track(member, memberOrder)).toEqual(own);
  });

  it('returns the same error for an unknown number, another address and another brand', async () => {
    const solvane = await startShopper(test, 'SOLVANE-US');
    const responses = [
      await trackMissing(other, 'TF-2611-999999', '198.51.100.1'),
      await trackMissing(other, 'no number at all', '198.51.100.1'),
      await trackMissing(other, guestOrder.orderNumber, '198.51.100.1', 'kim@example.com'),
      await trackMissing(other, memberOrder.orderNumber, '198.51.100.1', 'kim@example.com'),
      await trackMissing(solvane, guestOrder.orderNumber, '198.51.100.1'),
    ];
    const seen = await Promise.all(
      responses.map(async (response) => {
        const { errorDetails } = (await response.json()) as { readonly errorDetails: unknown };
        const { date: _date, etag: _etag, ...headers } = Object.fromEntries(response.headers);
        return { status: response.status, errorDetails, headers: Object.keys(headers).toSorted() };
      }),
    );
    expect(seen[0]).toMatchObject({ status: 404, errorDetails: [{ errorId: 'OHS4004' }] });
    for (const one of seen) expect(one).toEqual(seen[0]);
    expect(await other.expectError('POST', path, { orderNumber: guestOrder.orderNumber, email: 'robin' })).toMatchObject({
      status: 400,
      errorId: 'ORD400',
    });
  });

  it('counts failed lookups by client address', async () => {
    limitTo(2);
    for (let time = 0; time < 4; time += 1) expect((await trackMissing(other, guestOrder.orderNumber, '198.51.100.2')).status).toBe(200);
    const tries = ['TF-2611-900001', 'TF-2611-900002', 'TF-2611-900003'];
    const statuses: number[] = [];
    for (const number of tries) statuses.push((await trackMissing(other, number, '198.51.100.3')).status);
    expect(statuses).toEqual([404, 404, 429]);
    const waiting = await trackMissing(other, guestOrder.orderNumber, '198.51.100.3');
    expect([waiting.status, Number(waiting.headers.get('retry-after'))]).toEqual([429, expect.closeTo(900, -1)]);
    expect((await trackMissing(guest, guestOrder.orderNumber, '198.51.100.3')).status).toBe(200);
  });

  it('never blocks the right email address because strangers have tried others', async () => {
    limitTo(2);
    const strangers = Array.from({ length: 6 }, (_, index) => `198.51.100.${10 + index}`);
    const statuses: number[] = [];
    for (const from of strangers) statuses.push((await trackMissing(other, guestOrder.orderNumber, from, 'kim@example.com')).status);
    expect(statuses).toEqual([404, 404, 429, 429, 429, 429]);
    for (const from of ['198.51.100.30', '198.51.100.31'])
      expect((await trackMissing(other, guestOrder.orderNumber, from)).status).toBe(200);
  });

  it("moves a guest's order to the account that claims it, with its counters", async () => {
    const order = await place(guest, 'MINE');
    const usesOf = async (shopper: Shopper) => {
      const { rows } = await sql<{ used: number }>`select used::int from promotion_counters
        where promotion_id = 'mine' and scope = 'customer' and subject = ${shopper.token.customerId}`.execute(test.database.db);
      return rows[0]?.used ?? 0;
    };
    expect(await track(other, order, { claim: true })).toEqual(await read(guest, order));
    const claimer = await startMember(test);
    const claimed = await track(claimer, order, { claim: true });
    expect([claimed, await usesOf(guest), await usesOf(claimer)]).toEqual([await read(claimer, order), 0, 1]);
    const { orders } = await claimer.read<PurchaseHistory>('POST', '/consumers-v3/consumer/purchasehistory', {});
    expect(orders.map(({ orderId }) => orderId)).toEqual([order.orderId]);
    expect(await guest.expectError('GET', `/consumers-v3/consumer/purchase/${order.orderId}`)).toMatchObject({ status: 404 });
    expect(await track(member, order, { claim: true })).not.toHaveProperty('shippingAddress');
    expect(await usesOf(claimer)).toBe(1);
  });

  it('lets one of several accounts claim an order', async () => {
    const order = await place(guest);
    const claimers = [await startMember(test), await startMember(test), await startMember(test)];
    const shown = await Promise.all(claimers.map((shopper) => track(shopper, order, { claim: true })));
    expect(shown.filter(({ shippingAddress }) => shippingAddress !== undefined)).toHaveLength(1);
  });

  it('never moves the order of an account', async () => {
    const claimer = await startMember(test);
    expect(await track(claimer, memberOrder, { claim: true })).not.toHaveProperty('allowed');
    expect((await read(member, memberOrder)).orderId).toBe(memberOrder.orderId);
  });
});
