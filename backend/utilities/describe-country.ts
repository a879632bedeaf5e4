import type { Country } from '#generated/openapi/utilities.ts';
import type { CountryRecord } from '#validation/countries/countries.ts';
import type { ShopContext } from '../sites/shop-site.ts';

/** Renders countries in the language of a shop. */
export function createCountryRenderer({ site, language, locale }: ShopContext): (record: CountryRecord) => Country {
  const display = new Intl.DisplayNames(locale, { type: 'region' });
  const order = new Intl.Collator(locale);
  return (record) => ({
    ...record,
    name: display.of(record.code) ?? record.code,
    regions: record.regions
      .map((region) => ({ code: region.code, name: region[language] ?? region.en }))
      .toSorted((a, b) => order.compare(a.name, b.name)),
    shippable: record.code === site.country,
  });
}
