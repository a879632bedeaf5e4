import { describe, expect, it } from 'vitest';
import { createFairLines } from './fair-lines.ts';

const always = (): boolean => true;
const entry = (name: string, cost = 1) => ({ name, cost });

describe('createFairLines', () => {
  it('serves every client eventually, however many new clients arrive', () => {
    const lines = createFairLines<ReturnType<typeof entry>>();
    for (let index = 0; index < 3; index += 1) lines.join('old', entry(`old ${index}`, 5));
    const taken: string[] = [];
    for (let index = 0; index < 60; index += 1) {
      lines.join(`new ${index}`, entry('new'));
      taken.push(lines.take(always)?.name ?? '');
    }
    expect(taken.filter((name) => name.startsWith('old'))).toHaveLength(3);
  });

  it('forgets the usage of idle clients after a while', () => {
    const lines = createFairLines<ReturnType<typeof entry>>();
    for (let index = 0; index < 5; index += 1) {
      lines.join(`client ${index}`, entry('one', 9));
      lines.take(always);
    }
    const large = entry('large', 9);
    lines.join('client 0', large);
    lines.join('late', entry('late'));
    expect([lines.size, lines.take(always)]).toEqual([2, large]);
  });
});
