import { statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { solvane } from '../brands/solvane.ts';
import { tarnfell } from '../brands/tarnfell.ts';
import { getFontCut, cuts, subsets } from './cuts.ts';

const getCodes = (unicodeRange: string): number[] =>
  unicodeRange.split(',').flatMap((entry) => {
    const [from = 0, to = from] = entry
      .replace('U+', '')
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: to - from + 1 }, (_, index) => from + index);
  });

describe('the cuts of the font', () => {
  it.each([tarnfell, solvane])('hold the width of every voice of $id, and of the body', ({ voices }) => {
    const { min, max } = cuts[getFontCut(voices.display.stretch)];
    const widths = [100, ...Object.values(voices).map(({ stretch }) => stretch)];
    expect(widths.filter((width) => width < min || width > max)).toEqual([]);
  });

  it('split the characters: none is in both files, and every one of Latin-1 is in one', () => {
    const [basic, extended] = [getCodes(subsets.basic), getCodes(subsets.extended)];
    expect(basic.filter((code) => extended.includes(code))).toEqual([]);
    const latin = [...getCodes('U+20-7E,U+A0-FF')].filter((code) => code !== 0xad);
    expect(latin.filter((code) => !basic.includes(code) && !extended.includes(code))).toEqual([]);
  });

  it.each(Object.keys(cuts))('need at most 32 kB of %s before the first paint', (cut) => {
    expect(statSync(new URL(`archivo-${cut}-basic.woff2`, import.meta.url)).size).toBeLessThan(32_000);
  });
});
