import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sortByNumber } from './sort-by-number.ts';

it('sortByNumber sorts like a stable comparison sort', () => {
  const number = fc.oneof(fc.nat(5), fc.nat(5000), fc.integer({ min: 0, max: 2 ** 32 - 1 }));
  fc.assert(
    fc.property(fc.array(number), (numbers) => {
      const items = Uint32Array.from(numbers.keys());
      const numberOf = (item: number): number => numbers[item] ?? 0;
      expect([...sortByNumber(items, Uint32Array.from(numbers))]).toEqual([...items].sort((a, b) => numberOf(a) - numberOf(b)));
    }),
  );
});
