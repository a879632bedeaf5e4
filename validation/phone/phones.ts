import {
  isSupportedCountry,
  parsePhoneNumberFromString,
  type CountryCode,
  type MetadataJson,
  type PhoneNumber,
} from 'libphonenumber-js/core';
import type { Country } from '#generated/openapi/utilities.ts';
import { fillMask, getMaskLength, getPhoneMask } from './masks.ts';

/** The country of numbers without a dial code. */
export type PhoneCountry = Pick<Country, 'code' | 'dialCode' | 'phoneMask'>;

export interface Phones {
  /** The number with plus sign and dial code (E.164); undefined for an invalid number. */
  readonly toE164: (text: string, country: PhoneCountry) => string | undefined;
  /** The displayed number: in the country's mask, or with the dial code of another country. Invalid text is not changed. */
  readonly toDisplay: (text: string, country: PhoneCountry) => string;
  /** True if the metadata covers the country, and the text's dial code if it has one. */
  readonly covers: (text: string, country: PhoneCountry) => boolean;
}

const SIGNS = /^[\d\s()+./\-\u2010-\u2015]+$/;
const INTERNATIONAL = /^\s*(?:\+|00)/;
const NORTH_AMERICAN_NUMBER = /^[2-9]\d{9}$/;

/** Phone number rules based on all or a subset of libphonenumber's metadata. */
export function createPhones(metadata: MetadataJson): Phones {
  const isKnown = (code: string): code is CountryCode => isSupportedCountry(code as CountryCode, metadata);

  function parse(text: string, { code }: PhoneCountry): PhoneNumber | undefined {
    if (!SIGNS.test(text)) return undefined;
    // 00 is the international prefix in most countries, and no number begins with it.
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
      // Without a dial code, a masked number might be parsed as another one. It is then displayed with its dial code.
      return read(masked, country)?.number === number.number ? masked : number.formatInternational();
    },
    covers: (text, country) => isKnown(country.code) && (!INTERNATIONAL.test(text) || parse(text, country) !== undefined),
  };
}

/**
 * In North America, ten digits that begin with 2 to 9. Elsewhere, a number of the numbering plan or with as many digits as the mask, as
 * plans omit existing numbers such as those reserved for films.
 */
function isPhone(number: PhoneNumber, { dialCode, phoneMask }: PhoneCountry): boolean {
  const { countryCallingCode, nationalNumber } = number;
  if (countryCallingCode === '1') return NORTH_AMERICAN_NUMBER.test(nationalNumber);
  const mask = countryCallingCode === dialCode ? phoneMask : getPhoneMask(countryCallingCode);
  return number.isValid() || (nationalNumber.length === getMaskLength(mask) && number.isPossible());
}
