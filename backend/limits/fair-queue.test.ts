import { describe, expect, it } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

const returnTrue = (): boolean => true;
const createEntry = (name: string, cost = 1) => ({ name, cost });

describe('createFairQueue', () => {
  it('alternates between a client with many entries and one with few', () => {
    const queue = createFairQueue<ReturnType<typeof createEntry>>();
    for (let index = 0; index < 200; index += 1) queue.add('many', createEntry('many'));
    for (let index = 0; index < 2; index += 1) queue.add('few', createEntry('few'));
    const first = Array.from({ length: 4 }, () => queue.take(returnTrue)?.name);
    expect(first.filter((name) => name === 'few')).toHaveLength(2);
  });

  it('returns entries of the same cost in the order in which a client added them', () => {
    const queue = createFairQueue<ReturnType<typeof createEntry>>();
    for (const name of ['a', 'b', 'c']) queue.add('client', createEntry(name));
    expect([queue.take(({ name }) => name !== 'a')?.name, queue.take(returnTrue)?.name, queue.take(returnTrue)?.name]).toEqual([
      'b',
      'a',
      'c',
    ]);
    expect([queue.size, queue.has(returnTrue)]).toEqual([0, false]);
  });

  it('does not starve a client, however many new clients arrive', () => {
    const queue = createFairQueue<ReturnType<typeof createEntry>>();
    for (let index = 0; index < 3; index += 1) queue.add('old', createEntry(`old ${index}`, 5));
    const taken: string[] = [];
    for (let index = 0; index < 60; index += 1) {
      queue.add(`new ${index}`, createEntry('new'));
      taken.push(queue.take(returnTrue)?.name ?? '');
    }
    expect(taken.filter((name) => name.startsWith('old'))).toHaveLength(3);
  });

  it('forgets the usage of a client after a while', () => {
    const queue = createFairQueue<ReturnType<typeof createEntry>>();
    for (let index = 0; index < 5; index += 1) {
      queue.add(`client ${index}`, createEntry('one', 9));
      queue.take(returnTrue);
    }
    const large = createEntry('large', 9);
    queue.add('client 0', large);
    queue.add('late', createEntry('late'));
    expect([queue.size, queue.take(returnTrue)]).toEqual([2, large]);
  });
});
