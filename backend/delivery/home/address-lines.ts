import type { Address } from '#generated/openapi/shared.ts';
import { placeLine } from '#validation/address/place-line.ts';
import { findCountry } from '#validation/countries/countries.ts';

/** The lines of the address on a parcel. */
export function addressLines(address: Address): string[] {
  const { recipientFirstName, recipientLastName, addressLine1, addressLine2, country } = address;
  const place = placeLine(address, findCountry(country));
  return [`${recipientFirstName} ${recipientLastName}`, addressLine1, addressLine2 ?? '', place, country].filter((line) => line !== '');
}
