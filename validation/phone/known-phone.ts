import { fillMask } from './masks.ts';
import type { PhoneCountry, Phones } from './phones.ts';

/** A number as a service keeps it, shown in the country's mask where it is one of that country. Needs no rules: it has passed them. */
function showStored(stored: string, { dialCode, phoneMask }: PhoneCountry): string {
  const prefix = `+${dialCode}`;
  return stored.startsWith(prefix) ? fillMask(phoneMask, stored.slice(prefix.length)) : stored;
}

/** The rules for one number that a service keeps already, so that no page fetches those of the world for it. */
export function knownPhone(stored: string): Phones {
  const isIt = (text: string, country: PhoneCountry): boolean => text === stored || text === showStored(stored, country);
  return {
    toE164: (text, country) => (isIt(text, country) ? stored : undefined),
    toDisplay: (text, country) => (isIt(text, country) ? showStored(stored, country) : text),
    covers: (text, country) => stored !== '' && isIt(text, country),
  };
}
