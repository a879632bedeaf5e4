import type { MetadataJson } from 'libphonenumber-js/core';
import metadata from '#generated/phone-metadata.json' with { type: 'json' };
import { createPhones, type PhoneCountry, type Phones } from './phones.ts';

const shopPhones = createPhones(metadata as unknown as MetadataJson);

/** The rules for a number that is typed: those of the shop's countries are at hand, those of the rest of the world are fetched when one is met. */
export async function phonesFor(text: string, country: PhoneCountry): Promise<Phones> {
  return text.trim() === '' || shopPhones.covers(text, country) ? shopPhones : (await import('./all-phones.ts')).allPhones;
}
