import { describe, expect, it } from 'vitest';
import { sampleSearch } from '#commerce/catalog/listing.fixtures.ts';
import { namedColors } from './listing.ts';

describe('namedColors', () => {
  it('lists only the values of recognized colors', () => {
    expect(namedColors(sampleSearch)).toEqual(['ember']);
    const color = { kind: 'color' as const, words: 'green', label: 'Green', filters: ['color=spruce|moss'], relaxed: false };
    expect(namedColors({ understood: [color] })).toEqual(['spruce', 'moss']);
    expect(namedColors({ understood: [{ ...color, relaxed: true }] })).toEqual([]);
  });
});
