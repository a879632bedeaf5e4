import { describe, expect, it } from 'vitest';
import { createKeyedQueue } from './in-order.ts';
import { createLatestRunner } from './latest.ts';

describe('createLatestRunner', () => {
  it('cancels the earlier of two under one key and no other', async () => {
    const latest = createLatestRunner();
    const signals: AbortSignal[] = [];
    const { promise: end, resolve } = Promise.withResolvers<undefined>();
    const start = (key: string) => latest(key, (signal) => (signals.push(signal), end));
    const all = [start('quantity'), start('other'), start('quantity')];
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false, false]);
    resolve(undefined);
    await Promise.all(all);
    await latest('quantity', async (signal) => signals.push(signal));
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false, false, false]);
  });
});

describe('createKeyedQueue', () => {
  it('makes each wait for the previous one, even if that fails', async () => {
    const inOrder = createKeyedQueue();
    const seen: string[] = [];
    const { promise: gate, resolve } = Promise.withResolvers<undefined>();
    const first = inOrder('cart', async () => {
      await gate;
      seen.push('first');
      throw new Error('rejected');
    });
    const second = inOrder('cart', async () => seen.push('second'));
    const elsewhere = inOrder('other', async () => seen.push('elsewhere'));
    await elsewhere;
    resolve(undefined);
    await expect(first).rejects.toThrow('rejected');
    await second;
    expect(seen).toEqual(['elsewhere', 'first', 'second']);
  });
});
