import { name } from '#validation/rules/name.ts';
import { findCountry } from '#validation/countries/countries.ts';
import { isPostalCode, normalizePostalCode } from '#validation/countries/postal-code.ts';
import { allPhones } from '#validation/phone/all-phones.ts';
import type { PhoneCountry } from '#validation/phone/phones.ts';
import { CallError } from '../router/call-error.ts';

/** Profile data that a consumer enters. */
export interface ProfileFields {
  readonly firstName?: string;
  readonly lastName?: string;
  readonly phone?: string;
  readonly birthDate?: string;
  readonly postalCode?: string;
}

export interface ProfileBasis {
  /** Country of the consumer; determines the postal code format, if known. */
  readonly country: string;
  readonly now: Date;
}

/** A number with its dial code needs no country. */
const anywhere: PhoneCountry = { code: '', dialCode: '', phoneMask: '' };
/** Placeholder for an unknown date. */
const earliestBirthDate = '1900-01-01';

const isPhone = (text: string): boolean => allPhones.toE164(text, anywhere) === text;

const isPersonName = (text: string): boolean => text.trim() !== '' && name(text) === undefined;

type Rules = { readonly [Field in keyof ProfileFields]-?: (value: string, basis: ProfileBasis) => boolean };

const rules: Rules = {
  firstName: isPersonName,
  lastName: isPersonName,
  phone: isPhone,
  birthDate: (date, { now }) => date >= earliestBirthDate && date <= now.toISOString().slice(0, 10),
  postalCode(code, { country }) {
    const known = findCountry(country);
    return known === undefined || isPostalCode(code, known);
  },
};

const sentences: Readonly<Record<keyof ProfileFields, string>> = {
  firstName: 'This is no name.',
  lastName: 'This is no name.',
  phone: 'There is no such telephone number.',
  birthDate: 'Nobody is born on this day.',
  postalCode: 'This is no postal code of the country.',
};

/**
 * Validates and normalizes the fields.
 * @throws CallError 400 PRO400 with one detail per field.
 */
export function parseProfile(fields: ProfileFields, basis: ProfileBasis): ProfileFields {
  const names = Object.keys(rules) as (keyof ProfileFields)[];
  const faults = names.filter((field) => fields[field] !== undefined && !rules[field](fields[field], basis));
  if (faults.length > 0) {
    throw new CallError(
      400,
      'PRO400',
      faults.map((field) => ({ message: sentences[field], additionalInfo: { field } })),
    );
  }
  const { firstName, lastName, phone, birthDate, postalCode } = fields;
  return {
    ...(firstName !== undefined && { firstName: firstName.trim() }),
    ...(lastName !== undefined && { lastName: lastName.trim() }),
    ...(phone !== undefined && { phone }),
    ...(birthDate !== undefined && { birthDate }),
    ...(postalCode !== undefined && { postalCode: normalizePostalCode(postalCode, basis.country) }),
  };
}
