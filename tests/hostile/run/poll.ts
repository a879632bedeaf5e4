import { setTimeout as pause } from 'node:timers/promises';

/** Polls until there is a result; undefined after `milliseconds`. */
export async function poll<Found>(read: () => Promise<Found | undefined>, milliseconds: number, every = 100): Promise<Found | undefined> {
  const end = performance.now() + milliseconds;
  for (;;) {
    const found = await read();
    if (found !== undefined || performance.now() >= end) return found;
    await pause(every);
  }
}
