import { describe, expect, it } from 'vitest';
import { createTimeBudget } from './time-budget.ts';

describe('createTimeBudget', () => {
  it('skips work for nine times the duration of the previous work', () => {
    let moment = 1000;
    const run = createTimeBudget(() => new Date(moment));
    const take = (milliseconds: number) => run(() => void (moment += milliseconds));
    expect([take(0), take(100)]).toEqual([true, true]);
    moment += 899;
    expect(take(0)).toBe(false);
    moment += 1;
    expect(take(0)).toBe(true);
  });
});
