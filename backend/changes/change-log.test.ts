import { describe, expect, it } from 'vitest';
import { createChangeLog } from './change-log.ts';

describe('createChangeLog', () => {
  it('reports the parts that have changed since a count, and no others', () => {
    const log = createChangeLog();
    log.record('product:A');
    const since = log.count();
    expect(log.hasChanged(['product:A', 'listings'], since)).toBe(false);
    log.record('listings');
    expect([log.hasChanged(['product:A'], since), log.hasChanged(['product:A', 'listings'], since)]).toEqual([false, true]);
  });

  it('reports every part as changed since a count before its memory', () => {
    const log = createChangeLog(2);
    const since = log.count();
    for (const part of ['a', 'b', 'c']) log.record(part);
    expect(log.hasChanged(['d'], since)).toBe(true);
    expect(log.hasChanged(['a'], log.count())).toBe(false);
  });
});
