import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSuggester, SUGGESTION_DELAY } from './create-suggester.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const step = fc.record({
  /** A keystroke, or undefined for a blur. */
  text: fc.option(fc.constantFrom('j', 'ja', 'jac', 'jack', 'jacket', 'boots'), { nil: undefined, freq: 6 }),
  pause: fc.integer({ min: 0, max: 400 }),
  latency: fc.integer({ min: 0, max: 900 }),
  outcome: fc.constantFrom('answer' as const, 'answer' as const, 'failure' as const),
  heedsAbort: fc.boolean(),
});

describe('createSuggester', () => {
  it('never replaces the response for a newer text with one for an older text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25 }), async (steps) => {
        let latest: string | undefined;
        let now: (typeof steps)[number] | undefined;
        const failed = new Set<string>();
        const shown: string[] = [];
        const { request, cancel } = createSuggester<string>({
          load(text, signal) {
            const { latency, outcome, heedsAbort } = now ?? { latency: 0, outcome: 'answer' as const, heedsAbort: true };
            return new Promise((resolve, reject) => {
              if (heedsAbort) signal.addEventListener('abort', () => reject(signal.reason as Error));
              setTimeout(() => {
                if (outcome === 'answer') return resolve(`answer to ${text}`);
                failed.add(text);
                reject(new Error('offline'));
              }, latency);
            });
          },
          onResult(text, response) {
            expect(text, 'the text in the field').toBe(latest);
            expect(response).toBe(`answer to ${text}`);
            shown.push(text);
          },
        });
        for (const each of steps) {
          now = each;
          latest = each.text;
          if (each.text === undefined) cancel();
          else request(each.text);
          await vi.advanceTimersByTimeAsync(each.pause);
        }
        await vi.advanceTimersByTimeAsync(5000);
        if (latest !== undefined && !failed.has(latest)) expect(shown.at(-1)).toBe(latest);
      }),
      { numRuns: 300 },
    );
  });

  it('debounces typing and aborts the request for an older text', async () => {
    const signals: AbortSignal[] = [];
    const load = vi.fn((_text: string, signal: AbortSignal) => {
      signals.push(signal);
      return new Promise<string>(() => undefined);
    });
    const { request, cancel } = createSuggester({ load, onResult: vi.fn() });
    for (const text of ['j', 'ja', 'jac']) request(text);
    await vi.advanceTimersByTimeAsync(SUGGESTION_DELAY);
    expect(load.mock.calls.map(([text]) => text)).toEqual(['jac']);
    request('jack');
    expect(signals[0]?.aborted).toBe(true);
    await vi.advanceTimersByTimeAsync(SUGGESTION_DELAY);
    cancel();
    expect(signals[1]?.aborted).toBe(true);
  });

  it('returns cached suggestions without a request', async () => {
    const load = vi.fn(async (text: string) => text);
    const onResult = vi.fn();
    const { request } = createSuggester({ load, onResult });
    for (const text of ['ja', 'jac', 'ja']) {
      request(text);
      await vi.advanceTimersByTimeAsync(SUGGESTION_DELAY);
    }
    expect(load).toHaveBeenCalledTimes(2);
    expect(onResult.mock.calls.map(([text]) => text as string)).toEqual(['ja', 'jac', 'ja']);
  });
});
