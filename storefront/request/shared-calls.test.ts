import { describe, expect, it } from 'vitest';
import { SharedSources } from './shared-calls.ts';

describe('SharedSources', () => {
  it('notes the cache tags that the contract names for the call', () => {
    const sources = new SharedSources();
    expect(sources.noteCall('getCatalog', 'undefined')).toBe(true);
    expect([...sources.parts]).toEqual(['catalog', 'listings']);
  });

  it('tags a product by its style, whichever of its colors was requested', () => {
    const sources = new SharedSources();
    expect(sources.noteCall('getProductDetails', 'TFR10ARAK3B')).toBe(true);
    expect(sources.noteCall('getInventory', 'TFR10ARA')).toBe(true);
    expect([...sources.parts]).toEqual(['catalog', 'product:TFR10ARA']);
  });

  it('notes nothing of a call without cache tags', () => {
    const sources = new SharedSources();
    expect(sources.noteCall('getCart', 'undefined')).toBe(false);
    expect([[...sources.parts], sources.isPersonal]).toEqual([[], false]);
  });
});
