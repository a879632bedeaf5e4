import { languageTagOf } from './language-tag.ts';
import locales from '../locales.json' with { type: 'json' };

/** A locale of the catalog: a language, or a country's edition of one. */
export type MessageLocale = keyof typeof locales;

/** The catalog's locale for one of the shop's such as "en-gb": its own, else that of its language, else English. */
export function messageLocaleOf(locale: string): MessageLocale {
  const tag = languageTagOf(locale);
  const known = [tag, tag.slice(0, 2)].find((name) => Object.hasOwn(locales, name));
  return (known as MessageLocale | undefined) ?? 'en';
}
