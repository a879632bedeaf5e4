import type { OperationAnswer } from '#generated/openapi/operations.ts';
import { countries, type CountryRecord } from '#validation/countries/countries.ts';
import { shopOf, type ShopContext } from '../sites/shop-site.ts';
import type { Handler } from '../router/handler.ts';

type Country = OperationAnswer<'getCountryList'>['countries'][number];

function toCountry(record: CountryRecord, { site, language }: ShopContext, display: Intl.DisplayNames, order: Intl.Collator): Country {
  return {
    ...record,
    name: display.of(record.code) ?? record.code,
    regions: record.regions
      .map((region) => ({ code: region.code, name: region[language] ?? region.en }))
      .toSorted((a, b) => order.compare(a.name, b.name)),
    shippable: record.code === site.country,
  };
}

/** The countries that forms know, in the call's language, the site's own first. */
export function createGetCountryList(): Handler<'getCountryList'> {
  return {
    handle({ context }) {
      const shop = shopOf(context);
      const display = new Intl.DisplayNames(shop.locale, { type: 'region' });
      const order = new Intl.Collator(shop.locale);
      const own = (code: string): number => (code === shop.site.country ? 0 : 1);
      const list = countries
        .map((record) => toCountry(record, shop, display, order))
        .toSorted((a, b) => own(a.code) - own(b.code) || order.compare(a.name, b.name));
      return { body: { countries: list } };
    },
  };
}
