import {
  isSupportedCountry,
  parsePhoneNumberFromString,
  type CountryCode,
  type MetadataJson,
  type PhoneNumber,
} from 'libphonenumber-js/core';
import type { Country } from '#generated/openapi/utilities.ts';
import { fillMask, maskLength, phoneMaskOf } from './masks.ts';

/** The country that a number without a dial code belongs to. */
export type PhoneCountry = Pick<Country, 'code' | 'dialCode' | 'phoneMask'>;

export interface Phones {
  /** The number with its plus sign and dial code (E.164); undefined where the text is no phone number. */
  readonly toE164: (text: string, country: PhoneCountry) => string | undefined;
  /** The number as shoppers read it: in the country's mask, one of another country with its dial code. What is no number stays as it is. */
  readonly toDisplay: (text: string, country: PhoneCountry) => string;
  /** Whether the metadata covers the country, and the dial code where the text has one. */
  readonly covers: (text: string, country: PhoneCountry) => boolean;
}

const SIGNS = /^[\d\s()+./\-\u2010-\u2015]+$/;
const INTERNATIONAL = /^\s*(?:\+|00)/;
const NORTH_AMERICAN_NUMBER = /^[2-9]\d{9}$/;

/** The rules for phone numbers over libphonenumber's metadata, the whole of it or a part. */
export function createPhones(metadata: MetadataJson): Phones {
  const isKnown = (code: string): code is CountryCode => isSupportedCountry(code as CountryCode, metadata);

  function parse(text: string, { code }: PhoneCountry): PhoneNumber | undefined {
    if (!SIGNS.test(text)) return undefined;
    // 00 is how most of the world dials a plus sign, and no number begins with it.
    const written = text.trim().replace(/^00/, '+');
    return parsePhoneNumberFromString(written, { extract: false, ...(isKnown(code) && { defaultCountry: code }) }, metadata);
  }

  function read(text: string, country: PhoneCountry): PhoneNumber | undefined {
    const number = parse(text, country);
    return number !== undefined && isPhone(number, country) ? number : undefined;
  }

  return {
    toE164: (text, country) => read(text, country)?.number,
    toDisplay(text, country) {
      const number = read(text, country);
      if (!number) return text.trim();
      if (number.countryCallingCode !== country.dialCode) return number.formatInternational();
      const masked = fillMask(country.phoneMask, number.nationalNumber);
      // A mask without a dial code may read as another number; such a one keeps its dial code.
      return read(masked, country)?.number === number.number ? masked : number.formatInternational();
    },
    covers: (text, country) => isKnown(country.code) && (!INTERNATIONAL.test(text) || parse(text, country) !== undefined),
  };
}

/**
 * Ten digits that begin with 2 to 9 in North America. Elsewhere a number that its numbering plan knows, or one of as many digits as its
 * mask: plans leave out numbers that exist, such as those set aside for films.
 */
function isPhone(number: PhoneNumber, { dialCode, phoneMask }: PhoneCountry): boolean {
  const { countryCallingCode, nationalNumber } = number;
  if (countryCallingCode === '1') return NORTH_AMERICAN_NUMBER.test(nationalNumber);
  const mask = countryCallingCode === dialCode ? phoneMask : phoneMaskOf(countryCallingCode);
  return number.isValid() || (nationalNumber.length === maskLength(mask) && number.isPossible());
}
