import type { Country } from '#generated/openapi/utilities.ts';

type PhoneCountry = Pick<Country, 'dialCode' | 'phoneMask'>;

/** Digits of a number where a mask does not say. */
const DEFAULT_LENGTH = 10;
/** Dial codes whose numbers are written with a 0 at home that goes abroad. */
const TRUNK_ZERO: ReadonlySet<string> = new Set(['44', '49']);
/** The numbers of one plan are all of one length; elsewhere they vary. */
const FIXED_LENGTH: ReadonlySet<string> = new Set(['1']);
const SHORTEST = 6;
const LONGEST = 14;

/** The digits behind the dial code, however the number is written. */
export function nationalDigits(text: string, { dialCode, phoneMask }: PhoneCountry): string {
  const isInternational = /^\s*(?:\+|00)/.test(text);
  const digits = text.replace(/\D/g, '').replace(/^00/, isInternational ? '' : '00');
  const hasDialCode = digits.startsWith(dialCode) && (isInternational || digits.length === lengthOf(phoneMask) + dialCode.length);
  const national = hasDialCode ? digits.slice(dialCode.length) : digits;
  return TRUNK_ZERO.has(dialCode) ? national.replace(/^0/, '') : national;
}

export function isPhone(text: string, country: PhoneCountry): boolean {
  if (/[^\d\s()+./-]/.test(text)) return false;
  const { length } = nationalDigits(text, country);
  return FIXED_LENGTH.has(country.dialCode)
    ? length === lengthOf(country.phoneMask)
    : length >= SHORTEST && length <= LONGEST - country.dialCode.length;
}

/** As calls write it: plus, dial code, digits. */
export function wirePhone(text: string, country: PhoneCountry): string {
  return `+${country.dialCode}${nationalDigits(text, country)}`;
}

/** As shoppers read it: the digits in the mask; what the mask does not fit stays as digits. */
export function maskedPhone(text: string, country: PhoneCountry): string {
  const digits = nationalDigits(text, country);
  if (digits.length !== lengthOf(country.phoneMask)) return digits === '' ? '' : text.trim();
  let at = 0;
  return country.phoneMask.replace(/X/g, () => digits[at++] ?? '');
}

function lengthOf(mask: string): number {
  return mask.replace(/[^X]/g, '').length || DEFAULT_LENGTH;
}
