import { describe, expect, it } from 'vitest';
import { reliableSku } from '../../cart/testing/start-shopper.ts';
import { fakeTokens } from '../../payments/testing/fake-payments.ts';
import { createCrashingServer } from '../testing/create-crashing-server.ts';
import { readCardStates, readOrderOfCart } from '../testing/read-order-of-cart.ts';
import { createReadyCart } from '../testing/create-ready-cart.ts';
import { toMilliseconds, setUpTwoTenders } from '../testing/set-up-two-tenders.ts';
import { createSettleOrder } from './settle-order-job.ts';

describe('an order whose server crashed', () => {
  const orders = setUpTwoTenders();
  const { payments, jobs, db, shopper, now, pass, portsWith, stock, cartOfTwo, expectSettled, settleAll, place } = orders;
  const startCrashingServer = (end: Parameters<typeof createCrashingServer>[1]) => createCrashingServer(orders, end);

  it.each([
    ['reserve', 'before', 'reserving', 'cancelled'],
    ['reserve', 'after', 'reserving', 'cancelled'],
    ['confirm', 'before', 'confirming', 'finalised'],
    ['confirm', 'after', 'confirming', 'finalised'],
    ['release', 'before', 'releasing', 'cancelled'],
    ['release', 'after', 'releasing', 'cancelled'],
  ] as const)('is settled after a restart when its host ends at "%s", %s it is done: %s, then %s', async (verb, moment, left, becomes) => {
    const before = await stock();
    const cart = await cartOfTwo('succeeding', verb === 'release' ? fakeTokens.declined : fakeTokens.approved);
    await expect(place(startCrashingServer({ verb, moment }), cart)).rejects.toThrow('the host has ended');
    expect((await readOrderOfCart(db(), cart.id)).state).toBe(left);
    expect((await shopper().read('GET', `/cart/v1/cart/${cart.id}`)).status).toBe('processing');
    pass(toMilliseconds(1));
    expect((await jobs.runDue()).map(({ payload }) => payload)).toContainEqual({ orderId: (await readOrderOfCart(db(), cart.id)).id });
    expect(await expectSettled(cart.id)).toBe(becomes);
    expect(await stock()).toBe(becomes === 'finalised' ? before - 1 : before);
  });

  it.each([
    ['reserve', 'before', 'cancelled'],
    ['reserve', 'after', 'finalised'],
    ['confirm', 'before', 'finalised'],
    ['confirm', 'after', 'finalised'],
  ] as const)('of a card alone is settled after a restart when its host ends at "%s", %s it is done: %s', async (verb, moment, becomes) => {
    const { id } = await createReadyCart(shopper(), reliableSku, 1);
    const cart = await shopper().read('GET', `/cart/v1/cart/${id}`);
    await expect(place(startCrashingServer({ verb, moment, tender: 'card' }), cart)).rejects.toThrow('the host has ended');
    expect((await readOrderOfCart(db(), id)).state).toBe('reserving');
    pass(toMilliseconds(1));
    await jobs.runDue();
    const order = await readOrderOfCart(db(), id);
    expect(order.state).toBe(becomes);
    expect(await readCardStates(db(), payments, order.id)).toEqual([becomes === 'finalised' ? 'taken' : 'voided']);
  });

  it('is confirming before its slow card is charged, if a card is its only tender', async () => {
    const { id } = await createReadyCart(shopper(), reliableSku, 1);
    const cart = await shopper().read('GET', `/cart/v1/cart/${id}`);
    await expect(place({ ...startCrashingServer({ verb: 'confirm', moment: 'before', tender: 'card' }), grace: 0 }, cart)).rejects.toThrow(
      'the host has ended',
    );
    expect((await readOrderOfCart(db(), id)).state).toBe('confirming');
    pass(toMilliseconds(1));
    await jobs.runDue();
    expect((await readOrderOfCart(db(), id)).state).toBe('finalised');
  });

  it('is canceled after its grace period, not before, when no provider knows it', async () => {
    const cart = await cartOfTwo('succeeding', fakeTokens.approved);
    await expect(place(startCrashingServer({ verb: 'reserve', moment: 'before' }), cart)).rejects.toThrow('the host has ended');
    const { id: orderId } = await readOrderOfCart(db(), cart.id);
    const settle = () => createSettleOrder(portsWith({ grace: 14 }))({ orderId }, { attempt: 1, signal: new AbortController().signal });
    pass(13_000);
    expect(await settle()).toBe('again');
    pass(1000);
    await settle();
    expect(await expectSettled(cart.id)).toBe('cancelled');
  });

  it('is settled once by several servers', async () => {
    const cart = await cartOfTwo('succeeding', fakeTokens.approved);
    await expect(place(startCrashingServer({ verb: 'confirm', moment: 'before' }), cart)).rejects.toThrow('the host has ended');
    pass(toMilliseconds(1));
    const { id: orderId } = await readOrderOfCart(db(), cart.id);
    const run = { attempt: 1, signal: new AbortController().signal };
    await Promise.all(Array.from({ length: 4 }, () => createSettleOrder(portsWith())({ orderId }, run)));
    expect(await expectSettled(cart.id)).toBe('finalised');
  });

  it('is retried with a growing delay while its provider does not respond, and never canceled', async () => {
    const cart = await cartOfTwo('succeeding', fakeTokens.approved);
    payments.mode = 'down';
    await place(portsWith(), cart);
    const { id: orderId } = await readOrderOfCart(db(), cart.id);
    const waits: number[] = [];
    for (let time = 0; time < 10; time += 1) {
      const due = jobs.waiting.find(({ payload }) => 'orderId' in payload && payload.orderId === orderId)?.due;
      const wait = (due?.getTime() ?? 0) - now().getTime();
      waits.push(wait / 1000);
      pass(wait);
      expect((await jobs.runDue()).map(({ payload }) => payload)).not.toContainEqual({ orderId });
    }
    expect(waits).toEqual([15, 5, 10, 20, 40, 80, 160, 320, 600, 600]);
    expect((await shopper().read('GET', `/cart/v1/cart/${cart.id}`)).status).toBe('processing');
    payments.mode = 'up';
    await settleAll();
    expect(await expectSettled(cart.id)).toBe('cancelled');
  });
});
