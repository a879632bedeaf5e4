import type { AddressInput } from '#generated/openapi/shared.ts';
import type { Country } from '#generated/openapi/utilities.ts';

/** The line of an address with town, region and postal code, in the order of the country's form; without a country the town comes first. */
export function formatPlaceLine(
  { city, stateCityProvDept, postalCode }: Pick<AddressInput, 'city' | 'stateCityProvDept' | 'postalCode'>,
  { addressFields }: Pick<Country, 'addressFields'> = { addressFields: [] },
): string {
  const town = addressFields.includes('stateCityProvDept') ? [city, stateCityProvDept].filter(Boolean).join(', ') : city;
  const isCodeFirst = addressFields.indexOf('postalCode') < addressFields.indexOf('city');
  return (isCodeFirst ? [postalCode, town] : [town, postalCode]).join(' ').trim();
}
