import type { AddressField } from '#generated/openapi/shared.ts';
import { findFirstFault, type Fault, type Validator } from '../rules/fault.ts';
import type { Phones } from '../phone/phones.ts';
import { createPhone } from '../rules/phone.ts';
import { postalCode } from '../rules/postal-code.ts';
import { email } from '../rules/email.ts';
import { maxLength } from '../rules/length.ts';
import { required } from '../rules/required.ts';
import { getFields, isRequired, getMaxLength, type AddressPurpose, type AddressRules, type AddressValues } from './address-fields.ts';

export type AddressFaults = Readonly<Partial<Record<AddressField, Fault>>>;

export interface AddressContext {
  readonly country: AddressRules;
  readonly purpose: AddressPurpose;
  readonly phones: Phones;
}

/**
 * Validates an address by the rules of its country, in forms and in services.
 * @returns errors by field, in the country's order
 */
export function validateAddress(values: AddressValues, context: AddressContext): AddressFaults {
  const faults: Partial<Record<AddressField, Fault>> = {};
  for (const field of getFields(context.country, context.purpose)) {
    const fault = validateField(field, values[field] ?? '', context);
    if (fault) faults[field] = fault;
  }
  return faults;
}

function validateField(field: AddressField, value: string, context: AddressContext): Fault | undefined {
  return findFirstFault(value, getRules(field, context));
}

function getRules(field: AddressField, { country, purpose, phones }: AddressContext): readonly Validator[] {
  const longest = getMaxLength(field);
  return [
    ...(isRequired(field, country, purpose) ? [required] : []),
    ...(longest === undefined ? [] : [maxLength(longest)]),
    ...getFieldRules(field, country, phones),
  ];
}

function getFieldRules(field: AddressField, country: AddressRules, phones: Phones): readonly Validator[] {
  switch (field) {
    case 'recipientContactEmail':
      return [email];
    case 'recipientContactPhone':
      return [createPhone(phones, country)];
    case 'postalCode':
      return [postalCode(country)];
    case 'stateCityProvDept':
      return [(value) => (value.trim() === '' || isRegion(value, country) ? undefined : { code: 'region' })];
    default:
      return [];
  }
}

function isRegion(value: string, { regions }: AddressRules): boolean {
  return regions.length === 0 || regions.some(({ code }) => code === value.trim().toUpperCase());
}
