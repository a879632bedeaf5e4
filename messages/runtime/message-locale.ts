import { getLanguageTag } from './language-tag.ts';
import locales from '../locales.json' with { type: 'json' };

/** A locale of the catalog: a language, or a country's variant of one. */
export type MessageLocale = keyof typeof locales;

/** Returns the catalog's locale for a shop locale such as "en-gb": its own, or its language's, or English. */
export function getMessageLocale(locale: string): MessageLocale {
  const tag = getLanguageTag(locale);
  const known = [tag, tag.slice(0, 2)].find((name) => Object.hasOwn(locales, name));
  return (known as MessageLocale | undefined) ?? 'en';
}
