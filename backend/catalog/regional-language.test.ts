import { describe, expect, it } from 'vitest';
import { createShopContext, getSiteOfBrand } from '../sites/shop-site.ts';
import { getRegionalLanguage } from './regional-language.ts';

const getRegional = (country: string, language: 'en' | 'fr' | 'de') =>
  getRegionalLanguage(createShopContext(getSiteOfBrand('tarnfell', `TARNFELL-${country}`), language));

describe('getRegionalLanguage', () => {
  it('is British English in Great Britain and undefined elsewhere', () => {
    expect(getRegional('GB', 'en')).toBe('en-GB');
    expect([getRegional('US', 'en'), getRegional('CA', 'fr'), getRegional('DE', 'de')]).toEqual([undefined, undefined, undefined]);
  });
});
