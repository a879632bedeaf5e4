import { expect, it, vi } from 'vitest';
import { OriginFault } from './origin-fault.ts';
import { createOutages } from './outages.ts';

const RETRY = 5000;

function start() {
  const clock = { time: 0 };
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const outages = createOutages({ retry: RETRY, now: () => clock.time, log });
  return { clock, log, outages, askFor: (key: string) => outages.wayTo(key, true).ask };
}

it('a slow origin is waited for by nobody who can be shown something, until it answers in time', () => {
  const { clock, log, outages, askFor } = start();
  const keys = ['a', 'b', 'c'];
  const ways = keys.map((key) => outages.wayTo(key, true));
  expect(ways.map(({ ask }) => ask)).toEqual(['now', 'now', 'now']);
  expect(keys.map((key, index) => outages.late(key, ways[index] ?? { ask: 'now', after: 0 }))).toEqual([true, true, true]);
  expect([askFor('a'), askFor('d'), askFor('d'), outages.wayTo('unseen', false).ask]).toEqual(['not', 'behind', 'not', 'now']);

  // Its answers come, too late: they are not waited for.
  keys.forEach((key, index) => outages.answered(key, ways[index] ?? { ask: 'now', after: 0 }));
  expect(log.warn.mock.calls).toEqual([[expect.stringContaining('is slow')]]);
  clock.time += RETRY;
  const way = outages.wayTo('a', true);
  expect(way.ask).toBe('behind');
  outages.answered('a', way);
  expect([askFor('a'), askFor('d'), log.info.mock.calls.length]).toEqual(['now', 'now', 1]);

  // What hung meanwhile, and is given up only now, tells nothing.
  outages.failed('b', new OriginFault('late'), ways[1] ?? { ask: 'now', after: 0 });
  expect(askFor('b')).toBe('now');
});

it('one document that is late, while others are answered, is no slow origin, and is waited for once', () => {
  const { clock, log, outages, askFor } = start();
  const late = outages.wayTo('late', true);
  outages.answered('other', outages.wayTo('other', true));
  expect(outages.late('late', late)).toBe(false);
  expect([askFor('late'), askFor('other'), outages.wayTo('late', false).ask]).toEqual(['not', 'now', 'now']);
  outages.answered('other', outages.wayTo('other', true));
  expect(log.warn.mock.calls).toEqual([[expect.stringContaining('not for some documents'), expect.objectContaining({ calls: ['late'] })]]);

  // Its answer comes too late, and the next one as well: it is asked for behind what is kept.
  outages.answered('late', late);
  clock.time += RETRY;
  const behind = outages.wayTo('late', true);
  expect(behind.ask).toBe('behind');
  outages.late('late', behind);
  outages.answered('late', behind);
  expect(askFor('late')).toBe('not');

  clock.time += RETRY;
  outages.answered('late', outages.wayTo('late', true));
  expect(askFor('late')).toBe('now');
});

it('a document that was asked for while the origin was slow is not taken for a late one', () => {
  const { outages, askFor } = start();
  const [first, second] = [outages.wayTo('a', true), outages.wayTo('b', true)];
  outages.late('a', first);
  const inTime = outages.wayTo('c', true);
  outages.answered('c', inTime);
  expect(outages.late('b', second)).toBe(false);
  expect(askFor('b')).toBe('now');
});
