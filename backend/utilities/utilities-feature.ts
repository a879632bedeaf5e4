import type { Feature } from '../features/feature.ts';
import { createGetCountryByToken } from './get-country-by-token.ts';
import { createGetCountryList } from './get-country-list.ts';

/** Operations of the area utilities. */
export function createUtilitiesFeature({ countryToken }: { readonly countryToken: string }) {
  return {
    handlers: {
      getCountryByToken: createGetCountryByToken(countryToken),
      getCountryList: createGetCountryList(),
    },
  } satisfies Feature;
}
