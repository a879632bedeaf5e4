import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActivity, type Activity } from './activity.ts';

const never = new AbortController().signal;

describe('the server’s activity', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /**
   * Starts a request.
   * @returns Ends the request.
   */
  function begin({ trackRequest }: Activity, originalUrl: string): () => void {
    const response = new EventEmitter();
    trackRequest({ originalUrl }, response, () => undefined);
    return () => void response.emit('close');
  }

  it('lasts until the response is sent, and ignores pictures', () => {
    const activity = createActivity();
    begin(activity, '/media/a.png');
    expect(activity.getLastActivity()).toBe(Number.NEGATIVE_INFINITY);
    const end = begin(activity, '/en-us');
    vi.advanceTimersByTime(5000);
    expect(activity.getLastActivity()).toBe(performance.now());
    end();
    const ended = performance.now();
    vi.advanceTimersByTime(5000);
    expect(activity.getLastActivity()).toBe(ended);
  });

  it('is idle at once if there was no request', async () => {
    await createActivity().waitUntilIdle(2000, never);
  });
});
