import type { AddressInput } from '#generated/openapi/shared.ts';
import type { Country } from '#generated/openapi/utilities.ts';
import { formatPlaceLine } from '#validation/address/place-line.ts';

/** Country data needed to format addresses. */
export type AddressCountry = Pick<Country, 'code' | 'name' | 'addressFields'>;

/** Formats an address as on an envelope, line by line, with the region's code. */
export function formatAddress(address: AddressInput, countries: readonly AddressCountry[]): readonly string[] {
  const { recipientFirstName, recipientLastName, addressLine1, addressLine2, country: code } = address;
  const country = countries.find((one) => one.code === code);
  return [
    `${recipientFirstName} ${recipientLastName}`,
    addressLine1,
    addressLine2 ?? '',
    formatPlaceLine(address, country),
    country?.name ?? code,
  ].filter((line) => line.trim() !== '');
}
