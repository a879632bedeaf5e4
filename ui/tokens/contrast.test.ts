import { describe, expect, it } from 'vitest';
import { solvane } from '../brands/solvane.ts';
import { tarnfell } from '../brands/tarnfell.ts';
import { getContrast, shapePairs, textPairs } from './contrast.ts';

describe('contrast', () => {
  it('measures black on white as 21', () => {
    expect(getContrast('#000000', '#ffffff')).toBeCloseTo(21);
  });

  it('rejects a notation that it cannot measure', () => {
    expect(() => getContrast('red', '#ffffff')).toThrow(RangeError);
  });
});

describe.each([tarnfell, solvane])('brand $id', (brand) => {
  it.each(Object.entries(brand.tones))('keeps text at 4.5:1 and shapes at 3:1 in tone %s', (_tone, palette) => {
    const findWeak = (pairs: typeof textPairs, least: number): string[] =>
      pairs
        .filter(([front, back]) => getContrast(palette[front], palette[back]) < least)
        .map(([front, back]) => `${front} on ${back}: ${getContrast(palette[front], palette[back]).toFixed(2)}`);
    expect([...findWeak(textPairs, 4.5), ...findWeak(shapePairs, 3)]).toEqual([]);
  });
});
