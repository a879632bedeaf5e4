import type { Handlers } from '../router/handler.ts';
import { createGetCountryList } from './get-country-list.ts';

/** The calls of area utilities. */
export function createUtilityHandlers() {
  return {
    getCountryList: createGetCountryList(),
  } satisfies Partial<Handlers>;
}
