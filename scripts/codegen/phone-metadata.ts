import { createRequire } from 'node:module';
import { countries } from '#validation/countries/countries.ts';
import { isObject, getObject, getStrings, type JsonObject } from './json.ts';
import type { Output } from './output.ts';

const PACKAGE = 'libphonenumber-js/metadata.max.json';

/**
 * generated/phone-metadata.json: libphonenumber's metadata for the shop's countries, a tenth of the whole, for browsers. Countries with the
 * same dial code stay together, so that validation results do not change.
 */
export function generatePhoneMetadata(): Output {
  const whole: unknown = createRequire(import.meta.url)(PACKAGE);
  if (!isObject(whole)) throw new Error(`${PACKAGE} is not an object`);
  const codes = [...new Set(countries.map(({ dialCode }) => dialCode))].sort();
  const sharing = codes.map((code) => [code, getStrings(whole.country_calling_codes, code)] as const);
  const rules = getObject(whole, 'countries');
  const remaining = sharing.flatMap(([code, names]) => {
    if (names.length === 0)
      throw new Error(`${PACKAGE} has no dial code ${code}: its format has changed, see scripts/codegen/phone-metadata.ts`);
    return names.map((name) => [name, rules[name] ?? null] as const);
  });
  const part: JsonObject = {
    $comment: `Made by scripts/codegen.ts from ${PACKAGE}. Do not edit.`,
    version: whole.version ?? 0,
    country_calling_codes: Object.fromEntries(sharing.map(([code, names]) => [code, [...names]])),
    countries: Object.fromEntries(remaining),
  };
  return { path: 'phone-metadata.json', text: JSON.stringify(part), header: false };
}
