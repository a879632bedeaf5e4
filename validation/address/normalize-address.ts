import type { AddressField } from '#generated/openapi/shared.ts';
import { normalizePostalCode } from '../countries/postal-code.ts';
import type { Phones } from '../phone/phones.ts';
import type { AddressRules, AddressValues } from './address-fields.ts';

/** Normalizes an address: trims spaces, drops empty fields, capitalizes codes and adds the dial code to the phone number. */
export function normalizeAddress(values: AddressValues, country: AddressRules, phones: Pick<Phones, 'toE164'>): AddressValues {
  const spelt = Object.entries(values).flatMap(([name, value]) => {
    const field = name as AddressField;
    const text = normalizeField(field, value.trim().replaceAll(/\s+/g, ' '), country, phones);
    return text === '' ? [] : [[field, text] as const];
  });
  return Object.fromEntries(spelt);
}

function normalizeField(field: AddressField, text: string, country: AddressRules, phones: Pick<Phones, 'toE164'>): string {
  switch (field) {
    case 'country':
      return text.toUpperCase();
    case 'postalCode':
      return normalizePostalCode(text, country.code);
    case 'stateCityProvDept':
      return country.regions.some(({ code }) => code === text.toUpperCase()) ? text.toUpperCase() : text;
    case 'recipientContactPhone':
      return phones.toE164(text, country) ?? text;
    default:
      return text;
  }
}
