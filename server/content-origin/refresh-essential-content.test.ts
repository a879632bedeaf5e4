import { expect, it } from 'vitest';
import { refreshEssentialContent } from './refresh-essential-content.ts';

it('refreshEssentialContent retries soon after a failure and refreshes rarely after a success, until it is stopped', async () => {
  const stop = new AbortController();
  const results = [false, false, true, true];
  const pauses: number[] = [];
  await refreshEssentialContent({
    load: async () => results.shift() ?? true,
    essentials: 600_000,
    retry: 5000,
    signal: stop.signal,
    pause: async (delay) => {
      pauses.push(delay);
      if (results.length === 0) stop.abort();
    },
  });
  expect(pauses).toEqual([5000, 5000, 600_000, 600_000]);
});
