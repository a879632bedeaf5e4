import { describe, expect, it } from 'vitest';
import { createAlternates } from './alternates.ts';
import { chooseLocale } from './choose-locale.ts';
import { parseSiteConfiguration } from './configuration.ts';
import { getBrandOfHost, getDefaultSite, findSite, findSiteOfBrand } from './site.ts';
import { sites } from './sites.ts';

const tarnfell = getBrandOfHost(sites, 'localhost:4000');

describe('sites', () => {
  it('finds the brand by host name and ignores the port', () => {
    expect(tarnfell.id).toBe('tarnfell');
    expect(getBrandOfHost(sites, 'Solvane.localhost:4321').id).toBe('solvane');
    expect(getBrandOfHost(sites, 'www.solvane.example').id).toBe('solvane');
  });

  it('falls back to the default brand for an unknown host', () => {
    expect(getBrandOfHost(sites, 'somewhere.test').id).toBe('tarnfell');
  });

  it('returns a site with the names that calls use', () => {
    expect(findSiteOfBrand(sites, tarnfell, 'fr-ca')).toEqual({
      brand: 'tarnfell',
      brandName: 'Tarnfell',
      locale: 'fr-ca',
      siteId: 'TARNFELL-CA',
      languageTag: 'fr-CA',
      wireLocale: 'fr_CA',
      currency: 'CAD',
      region: 'NORA',
      country: 'CA',
    });
    expect(findSiteOfBrand(sites, tarnfell, 'en_us')).toBeUndefined();
    expect(getDefaultSite(sites, tarnfell).locale).toBe('en-us');
  });

  it('parses a siteId', () => {
    expect(findSite(sites, 'SOLVANE-DE')).toMatchObject({ brand: 'solvane', locale: 'de-de' });
    expect(findSite(sites, 'SOLVANE-JP')).toBeUndefined();
  });

  it('rejects an inconsistent configuration', () => {
    expect(() => parseSiteConfiguration({ ...sites, defaultBrand: 'other' })).toThrow(/other.* is not among the brands/);
    expect(() => parseSiteConfiguration({ ...sites, brands: [{ ...tarnfell, locales: ['xx-yy'] }] })).toThrow(/unknown locale/);
  });
});

describe('chooseLocale', () => {
  it.each([
    ['the remembered choice before all else', 'de-de', 'fr-CA', 'de-de'],
    ['the language and country asked for', undefined, 'en-GB,en;q=0.8', 'en-gb'],
    ['the best quality, not the first entry', undefined, 'de;q=0.5, fr-CA;q=0.9', 'fr-ca'],
    ['a language alone, the default locale first', undefined, 'en-AU', 'en-us'],
    ['another country of the language', undefined, 'fr-FR', 'fr-ca'],
    ['nothing that is refused', undefined, 'de;q=0', 'en-us'],
    ['the default for languages that are not spoken', undefined, 'ja, zh-TW', 'en-us'],
    ['the default for nonsense', 'klingon', ';;q=,', 'en-us'],
  ])('chooses %s', (_, remembered, header, expected) => {
    expect(chooseLocale(tarnfell, remembered, header)).toBe(expected);
  });
});

describe('alternates', () => {
  it('lists the page in every locale, and a default', () => {
    const found = createAlternates(tarnfell, 'https://tarnfell.example', '/journal/first-frost');
    expect(found).toHaveLength(6);
    expect(found).toContainEqual({ hrefLang: 'fr-CA', href: 'https://tarnfell.example/fr-ca/journal/first-frost' });
    expect(found.at(-1)).toEqual({ hrefLang: 'x-default', href: 'https://tarnfell.example/en-us/journal/first-frost' });
  });

  it('uses "/" as the default of the home page', () => {
    expect(createAlternates(tarnfell, 'https://tarnfell.example', '').at(-1)).toEqual({
      hrefLang: 'x-default',
      href: 'https://tarnfell.example/',
    });
  });
});
