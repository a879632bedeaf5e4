import type { OperationAnswer } from '#generated/openapi/operations.ts';
import { shopOf, type ShopContext } from '../catalog/shop-site.ts';
import type { Handler } from '../router/handler.ts';
import { countries, type CountryRecord } from './countries.ts';

type Country = OperationAnswer<'getCountryList'>['countries'][number];
type Field = Country['addressFields'][number];

const names: readonly Field[] = ['recipientFirstName', 'recipientLastName'];
const contact: readonly Field[] = ['recipientContactEmail', 'recipientContactPhone'];

/** English-speaking countries write the postal code after the town, the others before it. */
function placeFields({ code, regionKind }: CountryRecord): readonly Field[] {
  if (regionKind) return ['city', 'stateCityProvDept', 'postalCode'];
  return code === 'GB' || code === 'IE' ? ['city', 'postalCode'] : ['postalCode', 'city'];
}

function toCountry(record: CountryRecord, { site, language }: ShopContext, display: Intl.DisplayNames, order: Intl.Collator): Country {
  const { code, dialCode, phoneMask, postalCodePattern, postalCodeExample, currency, regionKind } = record;
  const fields: Field[] = ['country', ...names, 'addressLine1', 'addressLine2', ...placeFields(record), ...contact];
  return {
    code,
    name: display.of(code) ?? code,
    dialCode,
    phoneMask,
    postalCodePattern,
    postalCodeExample,
    ...(regionKind && { regionKind }),
    regions: record.regions
      .map((region) => ({ code: region.code, name: region[language] ?? region.en }))
      .toSorted((a, b) => order.compare(a.name, b.name)),
    currency,
    shippable: code === site.country,
    addressFields: fields,
    requiredFields: fields.filter((field) => field !== 'addressLine2'),
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
