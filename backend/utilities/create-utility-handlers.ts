import type { Handlers } from '../router/handler.ts';
import { createGetCountryByToken } from './get-country-by-token.ts';
import { createGetCountryList } from './get-country-list.ts';

/** The calls of area utilities. */
export function createUtilityHandlers(countryToken: string) {
  return {
    getCountryByToken: createGetCountryByToken(countryToken),
    getCountryList: createGetCountryList(),
  } satisfies Partial<Handlers>;
}
