import type { Country } from '#generated/openapi/utilities.ts';
import { isPostalCode } from '../countries/postal-code.ts';
import { createTextRule, type Validator } from './fault.ts';

/** Accepts postal codes of the country. */
export function postalCode(country: Pick<Country, 'code' | 'postalCodePattern' | 'postalCodeKind'>): Validator {
  return createTextRule('postalCode', (text) => isPostalCode(text, country), { kind: country.postalCodeKind });
}
