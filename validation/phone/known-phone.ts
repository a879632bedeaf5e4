import { fillMask } from './masks.ts';
import type { PhoneCountry, Phones } from './phones.ts';

/** A stored number, in the country's mask if it is one of that country. It is valid, so the rules are not needed. */
function formatStored(stored: string, { dialCode, phoneMask }: PhoneCountry): string {
  const prefix = `+${dialCode}`;
  return stored.startsWith(prefix) ? fillMask(phoneMask, stored.slice(prefix.length)) : stored;
}

/** Rules for a single stored number, so that no page loads the metadata of all countries for it. */
export function createStoredPhones(stored: string): Phones {
  const isIt = (text: string, country: PhoneCountry): boolean => text === stored || text === formatStored(stored, country);
  return {
    toE164: (text, country) => (isIt(text, country) ? stored : undefined),
    toDisplay: (text, country) => (isIt(text, country) ? formatStored(stored, country) : text),
    covers: (text, country) => stored !== '' && isIt(text, country),
  };
}
