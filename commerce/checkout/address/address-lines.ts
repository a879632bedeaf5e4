import type { AddressInput } from '#generated/openapi/shared.ts';
import type { Country } from '#generated/openapi/utilities.ts';
import { placeLine } from '#validation/address/place-line.ts';

/** The parts of a country that its addresses are written with. */
export type AddressCountry = Pick<Country, 'code' | 'name' | 'addressFields'>;

/** An address as it is written on an envelope, line by line; the region is written as its code. */
export function addressLines(address: AddressInput, countries: readonly AddressCountry[]): readonly string[] {
  const { recipientFirstName, recipientLastName, addressLine1, addressLine2, country: code } = address;
  const country = countries.find((one) => one.code === code);
  return [
    `${recipientFirstName} ${recipientLastName}`,
    addressLine1,
    addressLine2 ?? '',
    placeLine(address, country),
    country?.name ?? code,
  ].filter((line) => line.trim() !== '');
}
