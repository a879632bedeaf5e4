import { describe, expect, it } from 'vitest';
import { createChangeLog } from './change-log.ts';

describe('the log of changes', () => {
  it('knows what has changed since a count, and what has not', () => {
    const log = createChangeLog();
    log.note('product:A');
    const since = log.count();
    expect(log.hasChanged(['product:A', 'listings'], since)).toBe(false);
    log.note('listings');
    expect([log.hasChanged(['product:A'], since), log.hasChanged(['product:A', 'listings'], since)]).toEqual([false, true]);
  });

  it('takes everything for changed that is older than what it remembers', () => {
    const log = createChangeLog(2);
    const since = log.count();
    for (const part of ['a', 'b', 'c']) log.note(part);
    expect(log.hasChanged(['d'], since)).toBe(true);
    expect(log.hasChanged(['a'], log.count())).toBe(false);
  });
});
