import { describe, expect, it } from 'vitest';
import { formatTimeLeft } from './show-progress.ts';

describe('formatTimeLeft', () => {
  it.each([
    [1, ' · 1 s left'],
    [59, ' · 59 s left'],
    [60, ' · 1 min left'],
    [61, ' · 2 min left'],
  ])('formats %i seconds as "%s"', (seconds, text) => expect(formatTimeLeft(seconds)).toBe(text));

  it.each(['0', 'INF', 'NULL', 0])('is empty without an estimate (%s)', (seconds) => expect(formatTimeLeft(seconds)).toBe(''));
});
