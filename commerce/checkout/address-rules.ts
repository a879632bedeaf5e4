import type { Address, AddressField, AddressInput } from '#generated/openapi/cart.ts';
import type { Country } from '#generated/openapi/utilities.ts';
import { isPhone, maskedPhone, wirePhone } from './phone.ts';

/** An address as it stands in a form. */
export type AddressValues = Readonly<Partial<Record<AddressField, string>>>;

/** What is wrong with a field. */
export type FieldFault = 'required' | 'invalidEmail' | 'invalidPhone' | 'invalidPostalCode' | 'tooLong';
export type AddressFaults = Readonly<Partial<Record<AddressField, FieldFault>>>;

/** Longest values of the contract (shared.yaml, Address). */
export const longest: Readonly<Record<AddressField, number>> = {
  recipientFirstName: 60,
  recipientLastName: 60,
  addressLine1: 100,
  addressLine2: 100,
  city: 80,
  stateCityProvDept: 60,
  postalCode: 12,
  country: 2,
  recipientContactEmail: 254,
  recipientContactPhone: 30,
};

const CONTACT: ReadonlySet<AddressField> = new Set(['recipientContactEmail', 'recipientContactPhone']);
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The fields of a form in their country's order; a bill needs no contact. */
export function fieldsOf({ addressFields }: Country, kind: 'shipping' | 'billing'): readonly AddressField[] {
  return kind === 'shipping' ? addressFields : addressFields.filter((field) => !CONTACT.has(field));
}

/** What a shop can tell without asking anybody; the service has the last word. */
export function judgeAddress(values: AddressValues, country: Country, kind: 'shipping' | 'billing'): AddressFaults {
  const faults: Partial<Record<AddressField, FieldFault>> = {};
  for (const field of fieldsOf(country, kind)) {
    const fault = judgeField(field, values[field]?.trim() ?? '', country);
    if (fault) faults[field] = fault;
  }
  return faults;
}

export function judgeField(field: AddressField, value: string, country: Country): FieldFault | undefined {
  if (value === '') return country.requiredFields.includes(field) ? 'required' : undefined;
  if (value.length > longest[field]) return 'tooLong';
  if (field === 'recipientContactEmail' && !EMAIL.test(value)) return 'invalidEmail';
  if (field === 'recipientContactPhone' && !isPhone(value, country)) return 'invalidPhone';
  if (field === 'postalCode' && !new RegExp(country.postalCodePattern).test(value.toUpperCase())) return 'invalidPostalCode';
  return undefined;
}

/** A form's values as calls write them: trimmed, postal code in upper case, phone with plus and dial code, nothing empty. */
export function toAddressInput(values: AddressValues, country: Country, kind: 'shipping' | 'billing'): AddressInput {
  const written: Partial<Record<AddressField, string>> = {};
  for (const field of fieldsOf(country, kind)) {
    const value = values[field]?.trim() ?? '';
    if (value === '') continue;
    if (field === 'postalCode') written[field] = value.toUpperCase();
    else written[field] = field === 'recipientContactPhone' ? wirePhone(value, country) : value;
  }
  return {
    addressLine1: '',
    city: '',
    postalCode: '',
    recipientFirstName: '',
    recipientLastName: '',
    ...written,
    country: country.code,
  };
}

/** An address as a form shows it. */
export function toValues(address: AddressInput | Address, countries: readonly Country[]): AddressValues {
  const country = countries.find(({ code }) => code === address.country);
  const phone = address.recipientContactPhone;
  return {
    recipientFirstName: address.recipientFirstName,
    recipientLastName: address.recipientLastName,
    addressLine1: address.addressLine1,
    addressLine2: address.addressLine2 ?? '',
    city: address.city,
    stateCityProvDept: address.stateCityProvDept ?? '',
    postalCode: address.postalCode,
    country: address.country,
    recipientContactEmail: address.recipientContactEmail ?? '',
    recipientContactPhone: phone && country ? maskedPhone(phone, country) : (phone ?? ''),
  };
}

const PLACE_FIELDS = ['addressLine1', 'addressLine2', 'city', 'stateCityProvDept', 'postalCode', 'country'] as const;

/** Whether two spellings name the same place, letter by letter. */
export function isSamePlace(one: Partial<AddressInput>, other: Partial<AddressInput>): boolean {
  return PLACE_FIELDS.every((field) => (one[field] ?? '') === (other[field] ?? ''));
}

/** What stays when the country changes: the person, not a region or a code of elsewhere. */
export function withCountry(values: AddressValues, country: string): AddressValues {
  return { ...values, country, stateCityProvDept: '', postalCode: '' };
}
