import { describe, expect, it } from 'vitest';
import type { ShowcaseSites } from './query.ts';
import { readShowcaseQuery } from './read-query.ts';

const sites: ShowcaseSites = {
  defaultBrand: 'tarnfell',
  brands: [
    { id: 'tarnfell', name: 'Tarnfell', locales: ['en-us', 'fr-ca'], defaultLocale: 'en-us' },
    { id: 'solvane', name: 'Solvane', locales: ['de-de'], defaultLocale: 'de-de' },
  ],
};
const read = (query: string) => readShowcaseQuery(new URLSearchParams(query), sites);

describe('readShowcaseQuery', () => {
  it('requests nothing before the form is sent', () => {
    expect(read('')).toEqual({
      docType: '',
      layoutVariant: '',
      limit: 20,
      brand: 'tarnfell',
      locale: 'en-us',
      audiences: [],
      testContext: '',
      isSubmitted: false,
    });
  });

  it('requires a doc type', () => {
    expect(read('docType=+&limit=10')).toMatchObject({ docTypeError: 'Doc type is required', limit: 10 });
  });

  it('accepts only the offered limits', () => {
    expect(read('docType=hero&limit=50').limit).toBe(50);
    expect(read('docType=hero&limit=30').limit).toBe(20);
  });

  it('falls back to the brand of the host', () => {
    expect(readShowcaseQuery(new URLSearchParams(), sites, 'solvane')).toMatchObject({ brand: 'solvane', locale: 'de-de' });
    expect(readShowcaseQuery(new URLSearchParams('brand=tarnfell'), sites, 'solvane').brand).toBe('tarnfell');
  });

  it('reads audiences from one parameter or several, and names unknown ones', () => {
    expect(read('audiences=loggedin,cart-not-empty').audiences).toEqual(['loggedin', 'cart-not-empty']);
    expect(read('audiences=cart-not-empty&audiences=loggedin')).toMatchObject({ audiences: ['loggedin', 'cart-not-empty'] });
    expect(read('audiences=members,loggedin')).toMatchObject({
      audiences: ['loggedin'],
      audiencesError: 'There is no audience "members"',
    });
  });

  it('reads the test context, and reports one that forces nothing', () => {
    expect(read('p13n_testcontext=home-hero:B')).toMatchObject({ testContext: 'home-hero:B' });
    expect(read('p13n_testcontext=home-hero:B').testContextError).toBeUndefined();
    expect(read('p13n_testcontext={"segment"').testContextError).toMatch(/cannot be read/);
  });

  it('falls back to a locale that the brand has', () => {
    expect(read('brand=solvane&locale=en-us').locale).toBe('de-de');
    expect(read('brand=nobody&locale=fr-ca')).toMatchObject({ brand: 'tarnfell', locale: 'fr-ca' });
  });
});
