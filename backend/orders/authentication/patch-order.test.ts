import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ChallengeResult } from '#generated/openapi/cart.ts';
import type { Order } from '#generated/openapi/shared.ts';
import { reliableSku, startShopper, type Shopper } from '../../cart/testing/start-shopper.ts';
import { createFakePayments, fakeTokens } from '../../payments/testing/fake-payments.ts';
import type { ChallengeEnd } from '../../payments/testing/fake-charges.ts';
import { startTestBackend, type TestBackend } from '../../testing/start-backend.ts';
import { getChallenge, patchPath, placeChallengedOrder } from '../testing/place-challenged-order.ts';
import { readCardStates } from '../testing/read-order-of-cart.ts';
import { createCardInput, createKeyHeader, orderPath, createReadyCart } from '../testing/create-ready-cart.ts';

describe('patchOrder', () => {
  const payments = createFakePayments();
  let test: TestBackend;
  let shopper: Shopper;
  beforeAll(async () => {
    test = await startTestBackend({ partners: { payments: payments.port } });
    shopper = await startShopper(test);
  }, 120_000);
  afterEach(() => void (payments.mode = 'up'));
  afterAll(() => test.close());

  const getDb = () => test.database.db;
  const readStored = ({ orderId }: Order) => getDb().selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();
  const readStock = async (): Promise<number> => {
    const row = getDb().selectFrom('stock').select('quantity').where('sku', '=', reliableSku).where('location', '=', 'TARNFELL-US');
    return (await row.executeTakeFirstOrThrow()).quantity;
  };
  const end = async (order: Order, outcome: ChallengeEnd): Promise<void> => {
    for (const { reference } of (await readStored(order)).tenders) payments.endChallenge(reference, outcome);
  };
  const patch = (order: Order, result: ChallengeResult['result'] = 'completed', customer: Shopper = shopper): Promise<Order> =>
    customer.read<Order>('PATCH', patchPath(order), { authenticationId: `authn-${getReference(order)}`, result });
  const references = new Map<string, string>();
  const getReference = ({ orderNumber }: Order): string => references.get(orderNumber) ?? '';

  async function place(): Promise<Order> {
    const order = await placeChallengedOrder(shopper);
    references.set(order.orderNumber, getChallenge(order).authenticationId.replace('authn-', ''));
    return order;
  }

  it('finalizes an order with a completed challenge, and returns the same when repeated', async () => {
    const order = await place();
    expect(order).toMatchObject({ status: 'processing', flash: [{ type: 'PaymentNotAuthorized' }] });
    expect(getChallenge(order)).toMatchObject({ windowSize: '390x400', origin: 'https://partners.example' });
    await end(order, 'approved');
    const finalised = await patch(order);
    expect(finalised).toMatchObject({ status: 'finalised', flash: [] });
    expect(await patch(order, 'failed')).toEqual(finalised);
    expect(await patch(order, 'cancelled')).toEqual(finalised);
    expect(await readCardStates(getDb(), payments, order.orderId)).toEqual(['taken']);
    expect((await readStored(order)).tenders).toMatchObject([{ state: 'confirmed', tenderData: { token: null } }]);
    expect(JSON.stringify((await readStored(order)).tenders)).not.toContain('partners.example');
  });

  it.each([
    ['unauthenticated', 'PYT405'],
    ['declined', 'PAY400'],
  ] as const)('cancels an order whose challenge ended %s with %s and a new cart', async (outcome, cancelReason) => {
    const before = await readStock();
    const order = await place();
    await end(order, outcome);
    const cancelled = await patch(order);
    expect(cancelled).toMatchObject({ status: 'cancelled', cancelReason, flash: [] });
    const cart = await shopper.read('GET', `/cart/v1/cart/${cancelled.basketId}`);
    expect(cart).toMatchObject({
      status: 'open',
      items: [{ sku: reliableSku }],
      payment_instruments: [],
      totals: { total: order.totals.total },
    });
    expect(await readStock()).toBe(before);
    expect(await patch(order)).toEqual(cancelled);
    expect(await shopper.read('GET', `/consumers-v3/consumer/purchase/${order.orderId}`)).toEqual(cancelled);
    const body = { cartId: cart.id, cartVersion: cart.version, paymentMethod: await createCardInput(shopper, cart.id) };
    expect(await shopper.read<Order>('PUT', orderPath, body, createKeyHeader())).toMatchObject({ status: 'finalised' });
  });

  it('leaves an order unchanged while the challenge is open, and shows the challenge to its customer only', async () => {
    const order = await place();
    expect(await patch(order, 'failed')).toEqual(order);
    expect(await shopper.read('GET', `/consumers-v3/consumer/purchase/${order.orderNumber}`)).toEqual(order);
    const { cart_id: cartId } = await readStored(order);
    const again = await shopper.send('PUT', orderPath, { cartId, cartVersion: 1 }, createKeyHeader());
    expect([again.status, await again.json()]).toEqual([200, order]);
    test.time.now = new Date('2026-11-21T09:10:00Z');
    expect((await shopper.read<Order>('GET', `/consumers-v3/consumer/purchase/${order.orderNumber}`)).flash).toEqual([]);
    test.time.now = new Date('2026-11-21T09:00:00Z');
  });

  it('ends an open challenge that the shopper canceled, and completes one that was approved before', async () => {
    const [left, approved] = [await place(), await place()];
    expect(await patch(left, 'cancelled')).toMatchObject({ status: 'cancelled', cancelReason: 'PYT405' });
    await end(left, 'approved');
    expect(await readCardStates(getDb(), payments, left.orderId)).toEqual(['voided']);
    await end(approved, 'approved');
    expect(await patch(approved, 'cancelled')).toMatchObject({ status: 'finalised' });
  });

  it('rejects the authentication of another order and of another customer, without changes', async () => {
    const [order, other] = [await place(), await place()];
    await end(other, 'approved');
    const body = { authenticationId: `authn-${getReference(other)}` };
    expect(await shopper.expectError('PATCH', patchPath(order), body)).toMatchObject({ status: 409, errorId: 'API400' });
    const stranger = await startShopper(test);
    expect(await stranger.expectError('PATCH', patchPath(other), body)).toMatchObject({ status: 404, errorId: 'OHS4004' });
    expect(await stranger.expectError('GET', `/consumers-v3/consumer/purchase/${order.orderId}`)).toMatchObject({ status: 404 });
    expect([(await readStored(order)).state, (await readStored(other)).state]).toEqual(['authenticating', 'authenticating']);
  });

  it('leaves the order processing while the provider does not respond, and continues afterwards', async () => {
    const order = await place();
    await end(order, 'approved');
    payments.mode = 'down';
    expect(await patch(order)).toMatchObject({ status: 'processing' });
    payments.mode = 'deaf';
    expect(await patch(order)).toMatchObject({ status: 'processing' });
    payments.mode = 'up';
    expect(await patch(order, 'cancelled')).toMatchObject({ status: 'finalised' });
    expect(await readCardStates(getDb(), payments, order.orderId)).toEqual(['taken']);
  });

  it.each(['approved', 'unauthenticated'] as const)('settles once for several concurrent requests: %s', async (outcome) => {
    const order = await place();
    await end(order, outcome);
    const results = ['completed', 'cancelled', 'failed', 'completed'] as const;
    const [first, ...others] = await Promise.all(results.map((result) => patch(order, result)));
    expect(first?.status).toBe(outcome === 'approved' ? 'finalised' : 'cancelled');
    for (const one of others) expect(one).toEqual(first);
    const carts = await getDb()
      .selectFrom('carts')
      .select('id')
      .where('id', '=', first?.basketId ?? randomUUID())
      .execute();
    expect(carts).toHaveLength(outcome === 'approved' ? 0 : 1);
  });

  it("sends the browser's device data, and erases them when the order ends", async () => {
    const { id, version } = await createReadyCart(shopper, undefined, 1, fakeTokens.authenticate);
    const screen = { colorDepth: 24, screenWidth: 1440, screenHeight: 900 };
    const device = { language: 'en-US', ...screen, timeZoneOffset: 420, challengeWindowSize: '500x600' };
    const fingerprint = '/cart/v1/deviceFingerPrint';
    const sent = await shopper.send('POST', fingerprint, { basketId: id, ...device });
    expect([sent.status, await sent.text()]).toEqual([204, '']);
    expect(await (await startShopper(test)).expectError('POST', fingerprint, { basketId: id, ...device })).toMatchObject({
      status: 404,
      errorId: 'BSK404',
    });
    const order = await placeChallengedOrder(shopper, { id, version });
    expect(getChallenge(order).windowSize).toBe('500x600');
    expect(payments.requests.at(-1)).toMatchObject({ subject: id, device });
    await end(order, 'approved');
    references.set(order.orderNumber, getChallenge(order).authenticationId.replace('authn-', ''));
    await patch(order);
    const cart = await getDb().selectFrom('carts').select('device').where('id', '=', id).executeTakeFirstOrThrow();
    expect([cart.device, JSON.stringify(await readStored(order))]).toEqual([null, expect.not.stringContaining('challengeWindowSize')]);
    expect(await shopper.expectError('POST', fingerprint, { basketId: id, ...device })).toMatchObject({ status: 404, errorId: 'BSK404' });
  });
});
