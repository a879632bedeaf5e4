// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import { searchMessages as en } from './en.ts';
import { searchMessages as fr } from './fr.ts';
import { searchMessages as de } from './de.ts';
import type { SearchMessages } from './messages.ts';

/** In every locale, at once: for a server. */
export const searchMessages: Readonly<Record<MessageLocale, MessageData<SearchMessages>>> = {
  en: en,
  'en-GB': en,
  'en-CA': en,
  fr: fr,
  'fr-CA': fr,
  de: de,
};
