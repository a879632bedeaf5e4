import { describe, expect, it } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

const always = (): boolean => true;
const entry = (name: string, cost = 1) => ({ name, cost });

describe('createFairQueue', () => {
  it('alternates between a client with many entries and one with few', () => {
    const queue = createFairQueue<ReturnType<typeof entry>>();
    for (let index = 0; index < 200; index += 1) queue.add('many', entry('many'));
    for (let index = 0; index < 2; index += 1) queue.add('few', entry('few'));
    const first = Array.from({ length: 4 }, () => queue.take(always)?.name);
    expect(first.filter((name) => name === 'few')).toHaveLength(2);
  });

  it('returns entries of the same cost in the order in which a client added them', () => {
    const queue = createFairQueue<ReturnType<typeof entry>>();
    for (const name of ['a', 'b', 'c']) queue.add('client', entry(name));
    expect([queue.take(({ name }) => name !== 'a')?.name, queue.take(always)?.name, queue.take(always)?.name]).toEqual(['b', 'a', 'c']);
    expect([queue.size, queue.has(always)]).toEqual([0, false]);
  });

  it('does not starve a client, however many new clients arrive', () => {
    const queue = createFairQueue<ReturnType<typeof entry>>();
    for (let index = 0; index < 3; index += 1) queue.add('old', entry(`old ${index}`, 5));
    const taken: string[] = [];
    for (let index = 0; index < 60; index += 1) {
      queue.add(`new ${index}`, entry('new'));
      taken.push(queue.take(always)?.name ?? '');
    }
    expect(taken.filter((name) => name.startsWith('old'))).toHaveLength(3);
  });

  it('forgets the usage of a client after a while', () => {
    const queue = createFairQueue<ReturnType<typeof entry>>();
    for (let index = 0; index < 5; index += 1) {
      queue.add(`client ${index}`, entry('one', 9));
      queue.take(always);
    }
    const large = entry('large', 9);
    queue.add('client 0', large);
    queue.add('late', entry('late'));
    expect([queue.size, queue.take(always)]).toEqual([2, large]);
  });
});
