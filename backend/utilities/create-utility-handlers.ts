import type { Handler } from '../router/handler.ts';
import { createGetCountryList } from './get-country-list.ts';

/** The calls of area utilities. */
export function createUtilityHandlers(): { readonly getCountryList: Handler<'getCountryList'> } {
  return { getCountryList: createGetCountryList() };
}
