import type { Address } from '#generated/openapi/shared.ts';

/** The address as it is written on a parcel. */
export function addressLines(address: Address): string[] {
  const { recipientFirstName, recipientLastName, addressLine1, addressLine2, city, stateCityProvDept, postalCode, country } = address;
  const town = country === 'DE' ? `${postalCode} ${city}` : [city, stateCityProvDept, postalCode].filter(Boolean).join(' ');
  return [`${recipientFirstName} ${recipientLastName}`, addressLine1, addressLine2 ?? '', town, country].filter((line) => line !== '');
}
