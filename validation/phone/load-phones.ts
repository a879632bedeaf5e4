import type { MetadataJson } from 'libphonenumber-js/core';
import metadata from '#generated/phone-metadata.json' with { type: 'json' };
import { createPhones, type PhoneCountry, type Phones } from './phones.ts';

const shopPhones = createPhones(metadata as unknown as MetadataJson);

/** Returns the rules for a typed number. Those of the shop's countries are bundled; those of other countries are loaded on demand. */
export async function loadPhones(text: string, country: PhoneCountry): Promise<Phones> {
  return text.trim() === '' || shopPhones.covers(text, country) ? shopPhones : (await import('./all-phones.ts')).allPhones;
}
