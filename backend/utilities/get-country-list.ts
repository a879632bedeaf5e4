import { countries } from '#validation/countries/countries.ts';
import { getShopContext } from '../sites/shop-site.ts';
import type { Handler } from '../router/handler.ts';
import { createCountryRenderer } from './describe-country.ts';

/** Returns the countries of address forms in the call's language, with the site's own first. */
export function createGetCountryList(): Handler<'getCountryList'> {
  return {
    handle({ context }) {
      const shop = getShopContext(context);
      const order = new Intl.Collator(shop.locale);
      const getRank = (code: string): number => (code === shop.site.country ? 0 : 1);
      const list = countries
        .map(createCountryRenderer(shop))
        .toSorted((a, b) => getRank(a.code) - getRank(b.code) || order.compare(a.name, b.name));
      return { body: { countries: list } };
    },
  };
}
