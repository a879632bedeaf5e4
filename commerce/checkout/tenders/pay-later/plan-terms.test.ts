import { describe, expect, it } from 'vitest';
import { createPlan } from './plan-terms.ts';

const terms = { payments: 4, days: 14, min: 35, max: 1500 };

describe('getPlan', () => {
  it('divides an amount into equal payments and adds the remainder to the first', () => {
    expect(createPlan(180.03, terms, 'USD')).toEqual([
      { amount: 45.03, dueInDays: 0 },
      { amount: 45, dueInDays: 14 },
      { amount: 45, dueInDays: 28 },
      { amount: 45, dueInDays: 42 },
    ]);
  });

  it.each([34.99, 1500.01])('returns no plan for %d', (amount) => {
    expect(createPlan(amount, terms, 'USD')).toBeUndefined();
  });

  it('returns no plan if the site offers none', () => {
    expect(createPlan(180, { ...terms, payments: 0 }, 'USD')).toBeUndefined();
  });
});
