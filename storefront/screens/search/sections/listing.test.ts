import { describe, expect, it } from 'vitest';
import { sampleSearch } from '#commerce/catalog/listing.fixtures.ts';
import { getNamedColors } from './listing.ts';

describe('getNamedColors', () => {
  it('lists only the values of recognized colors', () => {
    expect(getNamedColors(sampleSearch)).toEqual(['ember']);
    const color = { kind: 'color' as const, words: 'green', label: 'Green', filters: ['color=spruce|moss'], relaxed: false };
    expect(getNamedColors({ understood: [color] })).toEqual(['spruce', 'moss']);
    expect(getNamedColors({ understood: [{ ...color, relaxed: true }] })).toEqual([]);
  });
});
