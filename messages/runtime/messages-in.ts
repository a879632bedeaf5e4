import { bindMessages } from './bind-messages.ts';
import type { MessageData } from './compiled.ts';
import { languageTagOf } from './language-tag.ts';
import { messageLocaleOf, type MessageLocale } from './message-locale.ts';

/** A feature's messages for one of the shop's locales such as "en-gb". For a server, which has every locale at hand. */
export function messagesIn<Messages>(catalog: Readonly<Record<MessageLocale, MessageData<Messages>>>, locale: string): Messages {
  return bindMessages(catalog[messageLocaleOf(locale)], languageTagOf(locale));
}
