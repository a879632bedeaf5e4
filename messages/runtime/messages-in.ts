import { bindMessages } from './bind-messages.ts';
import type { MessageData } from './compiled.ts';
import { languageTagOf } from './language-tag.ts';
import { messageLocaleOf, type MessageLocale } from './message-locale.ts';

/** The message names of a locale: computed once, since a response reads dozens of messages. */
interface Names {
  readonly catalog: MessageLocale;
  readonly languageTag: string;
}

const known = new Map<string, Names>();

function namesOf(locale: string): Names {
  const names = known.get(locale) ?? { catalog: messageLocaleOf(locale), languageTag: languageTagOf(locale) };
  known.set(locale, names);
  return names;
}

/** Returns a feature's messages for a shop locale such as "en-gb". For a server, which has every locale loaded. */
export function messagesIn<Messages>(catalog: Readonly<Record<MessageLocale, MessageData<Messages>>>, locale: string): Messages {
  const names = namesOf(locale);
  return bindMessages(catalog[names.catalog], names.languageTag);
}
