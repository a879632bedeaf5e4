import { expect, it, vi } from 'vitest';
import { OriginError } from './origin-error.ts';
import { createOriginBreaker } from './origin-breaker.ts';

const RETRY = 5000;

function start() {
  const clock = { time: 0 };
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const breaker = createOriginBreaker({ retryInterval: RETRY, now: () => clock.time, log });
  return { clock, log, breaker, getMode: (key: string) => breaker.planRequest(key, true).mode };
}

it('createOriginBreaker does not wait for a slow origin while a document is cached, until it responds in time', () => {
  const { clock, log, breaker, getMode } = start();
  const keys = ['a', 'b', 'c'];
  const plans = keys.map((key) => breaker.planRequest(key, true));
  expect(plans.map(({ mode }) => mode)).toEqual(['wait', 'wait', 'wait']);
  expect(keys.map((key, index) => breaker.recordLate(key, plans[index] ?? { mode: 'wait', successes: 0 }))).toEqual([true, true, true]);
  expect([getMode('a'), getMode('d'), getMode('d'), breaker.planRequest('unseen', false).mode]).toEqual([
    'skip',
    'background',
    'skip',
    'wait',
  ]);

  // The responses arrive too late, so pages do not wait for the next ones.
  keys.forEach((key, index) => breaker.recordSuccess(key, plans[index] ?? { mode: 'wait', successes: 0 }));
  expect(log.warn.mock.calls).toEqual([[expect.stringContaining('is slow')]]);
  clock.time += RETRY;
  const plan = breaker.planRequest('a', true);
  expect(plan.mode).toBe('background');
  breaker.recordSuccess('a', plan);
  expect([getMode('a'), getMode('d'), log.info.mock.calls.length]).toEqual(['wait', 'wait', 1]);

  // A request from before the recovery times out; its failure is ignored.
  breaker.recordFailure('b', new OriginError('late'), plans[1] ?? { mode: 'wait', successes: 0 });
  expect(getMode('b')).toBe('wait');
});

it('createOriginBreaker waits once for a single late document and does not treat the origin as slow', () => {
  const { clock, log, breaker, getMode } = start();
  const late = breaker.planRequest('late', true);
  breaker.recordSuccess('other', breaker.planRequest('other', true));
  expect(breaker.recordLate('late', late)).toBe(false);
  expect([getMode('late'), getMode('other'), breaker.planRequest('late', false).mode]).toEqual(['skip', 'wait', 'wait']);
  breaker.recordSuccess('other', breaker.planRequest('other', true));
  expect(log.warn.mock.calls).toEqual([
    [expect.stringContaining('fails for some documents'), expect.objectContaining({ calls: ['late'] })],
  ]);

  // The origin's response is late twice, so it is refreshed in the background.
  breaker.recordSuccess('late', late);
  clock.time += RETRY;
  const second = breaker.planRequest('late', true);
  expect(second.mode).toBe('background');
  breaker.recordLate('late', second);
  breaker.recordSuccess('late', second);
  expect(getMode('late')).toBe('skip');

  clock.time += RETRY;
  breaker.recordSuccess('late', breaker.planRequest('late', true));
  expect(getMode('late')).toBe('wait');
});

it('createOriginBreaker does not treat a document requested in a slow phase as late', () => {
  const { breaker, getMode } = start();
  const [first, second] = [breaker.planRequest('a', true), breaker.planRequest('b', true)];
  breaker.recordLate('a', first);
  const inTime = breaker.planRequest('c', true);
  breaker.recordSuccess('c', inTime);
  expect(breaker.recordLate('b', second)).toBe(false);
  expect(getMode('b')).toBe('wait');
});
