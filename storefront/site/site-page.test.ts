import { expect, it } from 'vitest';
import { findBrand } from './site.ts';
import { parseSitePage } from './site-page.ts';
import { sites } from './sites.ts';

const brand = findBrand(sites, 'tarnfell');
if (!brand) throw new Error('the example shop has no such brand');

it.each([
  ['/de-de', 'de-de', '', ''],
  ['/en-us/p/ridgeline-shell-TFR10ARA?from=menu', 'en-us', '/p/ridgeline-shell-TFR10ARA', '?from=menu'],
  ['/fr-ca/c/vestes-1000/', 'fr-ca', '/c/vestes-1000', ''],
  ['/en-us?a=1', 'en-us', '', '?a=1'],
])('parseSitePage reads %s', (requested, locale, path, search) => {
  expect(parseSitePage(requested, sites, brand)).toMatchObject({ site: { locale }, path, search });
});

it.each([
  null,
  '',
  '/',
  '/xx-yy/cart',
  '//elsewhere.example/en-us',
  'https://elsewhere.example/en-us',
  '/\\elsewhere.example',
  '/en-us/../..',
])('parseSitePage returns undefined for %j', (requested) => {
  expect(parseSitePage(requested, sites, brand)).toBeUndefined();
});
