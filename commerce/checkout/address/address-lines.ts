import type { AddressInput } from '#generated/openapi/shared.ts';
import type { Country } from '#generated/openapi/utilities.ts';

/** An address as it stands on an envelope, line by line; the region is written as its code. */
export function addressLines(address: AddressInput, countries: readonly Pick<Country, 'code' | 'name'>[]): readonly string[] {
  const { recipientFirstName, recipientLastName, addressLine1, addressLine2, city, stateCityProvDept, postalCode, country } = address;
  const isCityFirst = ['US', 'CA', 'GB'].includes(country);
  const place = isCityFirst ? [[city, stateCityProvDept].filter(Boolean).join(', '), postalCode] : [postalCode, city];
  return [
    `${recipientFirstName} ${recipientLastName}`,
    addressLine1,
    addressLine2 ?? '',
    place.join(' '),
    countries.find(({ code }) => code === country)?.name ?? country,
  ].filter((line) => line.trim() !== '');
}
