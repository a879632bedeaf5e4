import { expect, it } from 'vitest';
import { getPlace } from './get-place.ts';

const named = { countryHeader: 'x-country', cityHeader: 'x-city' };

it.each([
  [
    { 'x-country': 'us', 'x-city': 'Denver' },
    { country: 'US', city: 'Denver' },
  ],
  [
    { 'x-country': 'DE', 'x-city': 'M%C3%BCnchen' },
    { country: 'DE', city: 'München' },
  ],
  [{ 'x-country': 'DE' }, { country: 'DE' }],
  [{ 'x-country': 'DE', 'x-city': '<b>Berlin</b>' }, { country: 'DE' }],
  [{ 'x-country': 'DE', 'x-city': '%' }, { country: 'DE' }],
  [{ 'x-country': 'T1', 'x-city': 'Denver' }, {}],
  [{ 'x-country': 'Germany' }, {}],
  [{ 'x-city': 'Denver' }, {}],
])('getPlace reads a place from the headers %j', (headers, place) => {
  expect(getPlace(new Headers(headers), named)).toEqual(place);
});

it('getPlace returns no place without a configured header', () => {
  expect(getPlace(new Headers({ 'x-country': 'US' }), { countryHeader: '', cityHeader: '' })).toEqual({});
});
