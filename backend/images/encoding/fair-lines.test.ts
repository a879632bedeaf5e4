import { describe, expect, it } from 'vitest';
import { createFairQueue } from './fair-lines.ts';

const always = (): boolean => true;
const entry = (name: string, cost = 1) => ({ name, cost });

describe('createFairLines', () => {
  it('serves every client eventually, however many new clients arrive', () => {
    const lines = createFairQueue<ReturnType<typeof entry>>();
    for (let index = 0; index < 3; index += 1) lines.enqueue('old', entry(`old ${index}`, 5));
    const taken: string[] = [];
    for (let index = 0; index < 60; index += 1) {
      lines.enqueue(`new ${index}`, entry('new'));
      taken.push(lines.take(always)?.name ?? '');
    }
    expect(taken.filter((name) => name.startsWith('old'))).toHaveLength(3);
  });

  it('forgets the usage of idle clients after a while', () => {
    const lines = createFairQueue<ReturnType<typeof entry>>();
    for (let index = 0; index < 5; index += 1) {
      lines.enqueue(`client ${index}`, entry('one', 9));
      lines.take(always);
    }
    const large = entry('large', 9);
    lines.enqueue('client 0', large);
    lines.enqueue('late', entry('late'));
    expect([lines.size, lines.take(always)]).toEqual([2, large]);
  });
});
