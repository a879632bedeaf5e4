import { describe, expect, it } from 'vitest';
import { computeBudget, describeExcess } from './page-budget.ts';

describe('budgetOf', () => {
  it('allows five percent more than was measured', () => {
    expect(computeBudget(100_000)).toBe(105_000);
  });

  it('allows one more of a small count', () => {
    expect(computeBudget(15)).toBe(16);
  });
});

describe('describeExcess', () => {
  it('accepts a page within its budget', () => {
    expect(describeExcess('tarnfell home', 'script', 105_000, 100_000)).toBeUndefined();
  });

  it('names the route, the weight, the budget and the command', () => {
    const message = describeExcess('tarnfell home', 'script', 105_001, 100_000);
    for (const part of ['tarnfell home', '105001', '105000', '100000', 'npm run weights:update']) expect(message).toContain(part);
  });

  it('rejects a route without a budget', () => {
    expect(describeExcess('tarnfell stores', 'script', 1, undefined)).toContain('no budget');
  });
});
