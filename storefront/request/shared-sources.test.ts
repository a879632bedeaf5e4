import { describe, expect, it } from 'vitest';
import { SharedSources } from './shared-sources.ts';

describe('SharedSources', () => {
  it('records the cache tags of the call in the contract', () => {
    const sources = new SharedSources();
    expect(sources.recordCall('getCatalog', 'undefined')).toBe(true);
    expect([...sources.parts]).toEqual(['catalog', 'listings']);
  });

  it('tags a product by its style for any of its colors', () => {
    const sources = new SharedSources();
    expect(sources.recordCall('getProductDetails', 'TFR10ARAK3B')).toBe(true);
    expect(sources.recordCall('getInventory', 'TFR10ARA')).toBe(true);
    expect([...sources.parts]).toEqual(['catalog', 'product:TFR10ARA']);
  });

  it('records nothing for a call without cache tags', () => {
    const sources = new SharedSources();
    expect(sources.recordCall('getCart', 'undefined')).toBe(false);
    expect([[...sources.parts], sources.isPersonal]).toEqual([[], false]);
  });
});
