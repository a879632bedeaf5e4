import { describe, expect, it } from 'vitest';
import { parts } from '#commerce/product-set/product-set.fixtures.ts';
import { getInitialChoice } from '#commerce/product-set/set-choice.ts';
import { formatOutcome, parseOutcome } from './form-outcome.ts';

describe('parseOutcome', () => {
  it('reads what formatOutcome writes', () => {
    const choices = parts.map((part, index) => ({ ...getInitialChoice(part), isIncluded: index !== 1 }));
    const outcome = { choices, added: [0], rejected: new Map([[2, 'INV700']]) };
    expect(parseOutcome(new URLSearchParams(formatOutcome(outcome)), parts)).toMatchObject({
      choices: choices.map(({ isIncluded, color }) => ({ isIncluded, color })),
      added: [0],
      rejected: new Map([[2, 'INV700']]),
    });
  });

  it('ignores unknown parts and rejections without a code', () => {
    const { added, rejected } = parseOutcome(new URLSearchParams('refused=99:INV700,1&added=99,x'), parts);
    expect([added, [...rejected]]).toEqual([[], []]);
  });
});
