import { findCountry } from '#validation/countries/countries.ts';
import { notFound } from '../router/call-error.ts';
import type { Handler } from '../router/handler.ts';
import { shopOf } from '../sites/shop-site.ts';
import { countriesIn } from './describe-country.ts';

/** What stands before the country's code in the path, where nothing else is configured. */
export const standardCountryToken = 'country-';

/** One of the countries that forms know, at the path that the service is configured with. */
export function createGetCountryByToken(configured: string): Handler<'getCountryByToken'> {
  return {
    handle({ params: { token, countryCode }, context }) {
      const known = token === configured ? findCountry(countryCode) : undefined;
      if (!known) throw notFound(`There is no country "${token}${countryCode}".`);
      return { body: { country: countriesIn(shopOf(context))(known) } };
    },
  };
}
