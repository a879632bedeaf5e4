import { describe, expect, it } from 'vitest';
import { add, count, countShared, createBitset, fullSet, has, intersection, setOf, union } from './bitset.ts';

const members = (bits: Uint32Array, size: number): number[] => Array.from({ length: size }, (_, i) => i).filter((i) => has(bits, i));

describe('a bitset', () => {
  it.each([0, 1, 31, 32, 33, 64, 1000])('of %i holds what a set of numbers holds', (size) => {
    const positions = Array.from({ length: size }, (_, i) => i);
    const [threes, sevens] = [positions.filter((i) => i % 3 === 0), positions.filter((i) => i % 7 === 0)];
    const [three, seven] = [setOf(size, threes), setOf(size, sevens)];
    const both = threes.filter((i) => sevens.includes(i));
    expect(members(fullSet(size), size)).toEqual(positions);
    expect(count(fullSet(size))).toBe(size);
    expect(members(intersection(three, seven), size)).toEqual(both);
    expect(countShared(three, seven)).toBe(both.length);
    expect(members(union(size, [three, seven]), size)).toEqual(positions.filter((i) => i % 3 === 0 || i % 7 === 0));
  });

  it('holds the last bit of a word like any other', () => {
    const bits = createBitset(64);
    add(bits, 31);
    add(bits, 63);
    expect([count(bits), members(bits, 64), count(intersection(bits, fullSet(64)))]).toEqual([2, [31, 63], 2]);
  });
});
