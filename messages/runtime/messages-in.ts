import { bindMessages } from './bind-messages.ts';
import type { MessageData } from './compiled.ts';
import { getLanguageTag } from './language-tag.ts';
import { getMessageLocale, type MessageLocale } from './message-locale.ts';

/** The message names of a locale: computed once, since a response reads dozens of messages. */
interface Names {
  readonly catalog: MessageLocale;
  readonly languageTag: string;
}

const known = new Map<string, Names>();

function getNames(locale: string): Names {
  const names = known.get(locale) ?? { catalog: getMessageLocale(locale), languageTag: getLanguageTag(locale) };
  known.set(locale, names);
  return names;
}

/** Returns a feature's messages for a shop locale such as "en-gb". For a server, which has every locale loaded. */
export function getMessages<Messages>(catalog: Readonly<Record<MessageLocale, MessageData<Messages>>>, locale: string): Messages {
  const names = getNames(locale);
  return bindMessages(catalog[names.catalog], names.languageTag);
}
