import { expect, it } from 'vitest';
import { keepEssentials } from './keep-essentials.ts';

it('asks soon again for what did not come, and now and then for what did, until it is ended', async () => {
  const stop = new AbortController();
  const answers = [false, false, true, true];
  const pauses: number[] = [];
  await keepEssentials({
    ask: async () => answers.shift() ?? true,
    essentials: 600_000,
    retry: 5000,
    signal: stop.signal,
    pause: async (delay) => {
      pauses.push(delay);
      if (answers.length === 0) stop.abort();
    },
  });
  expect(pauses).toEqual([5000, 5000, 600_000, 600_000]);
});
