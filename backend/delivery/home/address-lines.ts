import type { Address } from '#generated/openapi/shared.ts';
import { formatPlaceLine } from '#validation/address/place-line.ts';
import { findCountry } from '#validation/countries/countries.ts';

/** The lines of the address on a parcel. */
export function formatAddressLines(address: Address): string[] {
  const { recipientFirstName, recipientLastName, addressLine1, addressLine2, country } = address;
  const place = formatPlaceLine(address, findCountry(country));
  return [`${recipientFirstName} ${recipientLastName}`.trim(), addressLine1, addressLine2 ?? '', place, country].filter(
    (line) => line !== '',
  );
}
