import { countries } from '#validation/countries/countries.ts';
import { shopOf } from '../sites/shop-site.ts';
import type { Handler } from '../router/handler.ts';
import { countriesIn } from './describe-country.ts';

/** Returns the countries of address forms in the call's language, with the site's own first. */
export function createGetCountryList(): Handler<'getCountryList'> {
  return {
    handle({ context }) {
      const shop = shopOf(context);
      const order = new Intl.Collator(shop.locale);
      const own = (code: string): number => (code === shop.site.country ? 0 : 1);
      const list = countries.map(countriesIn(shop)).toSorted((a, b) => own(a.code) - own(b.code) || order.compare(a.name, b.name));
      return { body: { countries: list } };
    },
  };
}
