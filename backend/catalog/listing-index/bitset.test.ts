import { describe, expect, it } from 'vitest';
import {
  addPosition,
  countBits,
  prepareForCounting,
  countIntersection,
  createBitset,
  createFullBitset,
  hasPosition,
  intersect,
  listPositions,
  createBitsetOf,
  selectByMembership,
  countMemberships,
  unite,
} from './bitset.ts';

const members = (bits: Uint32Array, size: number): number[] => Array.from({ length: size }, (_, i) => i).filter((i) => hasPosition(bits, i));

describe('a bitset', () => {
  it.each([0, 1, 31, 32, 33, 64, 1000])('contains the same numbers as a Set of size %i', (size) => {
    const positions = Array.from({ length: size }, (_, i) => i);
    const [threes, sevens] = [positions.filter((i) => i % 3 === 0), positions.filter((i) => i % 7 === 0)];
    const [three, seven] = [createBitsetOf(size, threes), createBitsetOf(size, sevens)];
    const both = threes.filter((i) => sevens.includes(i));
    expect(members(createFullBitset(size), size)).toEqual(positions);
    expect(countBits(createFullBitset(size))).toBe(size);
    expect(members(intersect(three, seven), size)).toEqual(both);
    expect(countIntersection(prepareForCounting(three), seven)).toBe(both.length);
    expect(members(unite(size, [three, seven]), size)).toEqual(positions.filter((i) => i % 3 === 0 || i % 7 === 0));
  });

  it('lists its positions, and those that a given number of sets contain', () => {
    const size = 200;
    const divisors = [1, 2, 3, 4, 5, 6, 7];
    const digits = countMemberships(
      size,
      divisors.map((divisor) =>
        createBitsetOf(
          size,
          Array.from({ length: size }, (_, i) => i).filter((i) => i % divisor === 0),
        ),
      ),
    );
    const even = createBitsetOf(
      size,
      Array.from({ length: size / 2 }, (_, i) => i * 2),
    );
    const holds = (position: number): number => divisors.filter((divisor) => position % divisor === 0).length;
    for (const number of [0, 1, 2, 5, 7]) {
      const expected = members(even, size).filter((position) => holds(position) === number);
      expect([...listPositions(selectByMembership(even, digits, number))]).toEqual(expected);
    }
    expect([...listPositions(createFullBitset(65))]).toEqual(Array.from({ length: 65 }, (_, i) => i));
  });

  it('stores the last bit of a word like any other', () => {
    const bits = createBitset(64);
    addPosition(bits, 31);
    addPosition(bits, 63);
    expect([countBits(bits), members(bits, 64), countBits(intersect(bits, createFullBitset(64)))]).toEqual([2, [31, 63], 2]);
  });
});
