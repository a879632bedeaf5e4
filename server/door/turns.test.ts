import { describe, expect, it, vi } from 'vitest';
import { createTurns, TooBusyError, type TurnLimits } from './turns.ts';

const limits: TurnLimits = { atOnce: 2, each: 2, waiting: 3, patience: 1000, lastPatience: 10, quietRounds: 4 };
const client = '192.0.2.1';
/** Waits until so many have begun. */
const untilBegun = (log: readonly string[], count: number): Promise<void> =>
  vi.waitFor(() => expect(log).toHaveLength(count), { interval: 5 });
const present = new AbortController().signal;

/** Work that is ended by hand. */
function heldWork(log: string[]) {
  const ends: (() => void)[] = [];
  const start = (name: string) => (): Promise<string> =>
    new Promise((resolve) => {
      log.push(name);
      ends.push(() => resolve(name));
    });
  return { start, end: () => ends.shift()?.() };
}

describe('turns', () => {
  it('come in order, so many at once, and what is too much is told to come back', async () => {
    const begun: string[] = [];
    const { start, end } = heldWork(begun);
    const turns = createTurns(limits, present);
    const first = ['a', 'b'].map((name) => turns.take(client, start(name), present));
    await untilBegun(begun, 2);
    const all = [...first, ...['c', 'd', 'e', 'f'].map((name) => turns.take(client, start(name), present))];
    await expect(all.at(-1)).rejects.toMatchObject({ name: 'TooBusyError', retryAfter: 5 });
    expect(begun).toEqual(['a', 'b']);
    for (const [at, taken] of all.slice(0, -1).entries()) {
      end();
      await taken;
      await untilBegun(begun, Math.min(5, at + 3));
    }
    expect(begun).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(await turns.take(client, async () => 'g', present)).toBe('g');
  });

  it('are handed on by work that fails', async () => {
    const turns = createTurns({ ...limits, atOnce: 1 }, present);
    const failing = turns.take(client, () => Promise.reject(new Error('broken')), present);
    const next = turns.take(client, async () => 'done', present);
    await expect(failing).rejects.toThrow('broken');
    expect(await next).toBe('done');
  });

  it('are not taken by those who have gone, nor waited for without end', async () => {
    const begun: string[] = [];
    const { start, end } = heldWork(begun);
    const turns = createTurns({ ...limits, atOnce: 1, patience: 30 }, present);
    const first = turns.take(client, start('first'), present);
    await untilBegun(begun, 1);
    const gone = new AbortController();
    const left = turns.take(client, start('left'), gone.signal).catch((error: unknown) => error);
    const late = turns.take(client, start('late'), present).catch((error: unknown) => error);
    gone.abort();
    expect([await left, await late]).toEqual([expect.any(TooBusyError), expect.any(TooBusyError)]);
    end();
    await first;
    expect(begun).toEqual(['first']);
  });

  it('that cannot come any more before the server stops are told so', async () => {
    const stopping = new AbortController();
    const begun: string[] = [];
    const { start, end } = heldWork(begun);
    const turns = createTurns({ ...limits, atOnce: 1 }, stopping.signal);
    const first = turns.take(client, start('first'), present);
    await untilBegun(begun, 1);
    const waiting = turns.take(client, start('waiting'), present);
    stopping.abort();
    await expect(waiting).rejects.toBeInstanceOf(TooBusyError);
    end();
    expect(await first).toBe('first');
  });

  it('go round: a client that sends much has its next turn after the others, and never more than its share', async () => {
    const begun: string[] = [];
    const { start, end } = heldWork(begun);
    const turns = createTurns({ ...limits, atOnce: 3, each: 2, waiting: 10 }, present);
    const flood = ['f1', 'f2', 'f3', 'f4'].map((name) => turns.take('192.0.2.66', start(name), present));
    await untilBegun(begun, 2);
    const others = ['a1', 'a2'].map((name) => turns.take('192.0.2.7', start(name), present));
    await untilBegun(begun, 3);
    for (let more = 4; more <= 6; more += 1) {
      end();
      await untilBegun(begun, more);
    }
    expect(begun).toEqual(['f1', 'f2', 'a1', 'f3', 'a2', 'f4']);
    for (let left = 0; left < 3; left += 1) end();
    await Promise.all([...flood, ...others]);
  });

  it('end before work that takes long, which goes on', async () => {
    const begun: string[] = [];
    const { start, end } = heldWork(begun);
    const turns = createTurns({ ...limits, each: 1, longest: 20 }, present);
    const long = turns.take(client, start('long'), present);
    expect(await turns.take(client, async () => 'next', present)).toBe('next');
    expect(begun).toEqual(['long']);
    end();
    expect(await long).toBe('long');
  });
});
