import { findCountry } from '#validation/countries/countries.ts';
import { createNotFoundError } from '../router/call-error.ts';
import type { Handler } from '../router/handler.ts';
import { getShopContext } from '../sites/shop-site.ts';
import { createCountryRenderer } from './describe-country.ts';

/** Default prefix of the country code in the path. */
export const standardCountryToken = 'country-';

/** Returns a country of the list at the configured path. */
export function createGetCountryByToken(configured: string): Handler<'getCountryByToken'> {
  return {
    handle({ params: { token, countryCode }, context }) {
      const known = token === configured ? findCountry(countryCode) : undefined;
      if (!known) throw createNotFoundError(`There is no country "${token}${countryCode}".`);
      return { body: { country: createCountryRenderer(getShopContext(context))(known) } };
    },
  };
}
