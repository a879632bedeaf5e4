// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import { sortMessages as en } from './en.ts';
import { sortMessages as fr } from './fr.ts';
import { sortMessages as de } from './de.ts';
import type { SortMessages } from './messages.ts';

/** In every locale, at once: for a server. */
export const sortMessages: Readonly<Record<MessageLocale, MessageData<SortMessages>>> = {
  en: en,
  'en-GB': en,
  'en-CA': en,
  fr: fr,
  'fr-CA': fr,
  de: de,
};
