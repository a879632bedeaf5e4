import { addressFieldValues } from '#generated/openapi/enums.ts';
import type { Address, AddressField, AddressInput } from '#generated/openapi/shared.ts';
import type { Country } from '#generated/openapi/utilities.ts';
import { getFields, type AddressPurpose, type AddressValues } from '#validation/address/address-fields.ts';
import { normalizeAddress } from '#validation/address/normalize-address.ts';
import type { Phones } from '#validation/phone/phones.ts';

/** Converts form values to a request: normalized spelling, without empty fields and fields that the country does not have. */
export function toAddressInput(
  values: AddressValues,
  country: Country,
  purpose: AddressPurpose,
  phones: Pick<Phones, 'toE164'>,
): AddressInput {
  const requested = Object.fromEntries(getFields(country, purpose).map((field) => [field, values[field] ?? '']));
  return {
    addressLine1: '',
    city: '',
    postalCode: '',
    recipientFirstName: '',
    recipientLastName: '',
    ...normalizeAddress(requested, country, phones),
    country: country.code,
  };
}

/** Converts an address to form values. A phone number is formatted if the rules of its country are loaded. */
export function toAddressValues(address: AddressInput | Address): AddressValues {
  return Object.fromEntries(addressFieldValues.map((field) => [field, address[field] ?? '']));
}

const LOCATION_FIELDS = [
  'addressLine1',
  'addressLine2',
  'city',
  'stateCityProvDept',
  'postalCode',
  'country',
] as const satisfies readonly AddressField[];

/** True if two addresses have the same place, compared as strings. */
export function isSameAddress(one: Partial<AddressInput>, other: Partial<AddressInput>): boolean {
  return LOCATION_FIELDS.every((field) => (one[field] ?? '') === (other[field] ?? ''));
}
