import { expect, it } from 'vitest';
import { parseOwnPath } from './parse-own-path.ts';

const site = { locale: 'en-us' };

it.each(['/en-us', '/en-us/cart', '/en-us/search?q=a&page=2', '/en-us/a/../cart'])('parseOwnPath returns %s', (path) => {
  expect(parseOwnPath(path, site)).toBe(path.replace('a/../', ''));
});

it.each([
  null,
  '',
  '/',
  '/fr-ca/cart',
  '/en-usa',
  'https://elsewhere.example/en-us',
  '//elsewhere.example/en-us',
  '/\\elsewhere.example/en-us',
  '\\\\elsewhere.example/en-us',
  '/\t/elsewhere.example/en-us',
  '/en-us/../../fr-ca',
  'javascript:alert(1)',
  'http://[',
])('parseOwnPath returns undefined for %j', (requested) => {
  expect(parseOwnPath(requested, site)).toBeUndefined();
});
