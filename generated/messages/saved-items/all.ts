// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import { savedItemsMessages as en } from './en.ts';
import { savedItemsMessages as enGB } from './en-GB.ts';
import { savedItemsMessages as enCA } from './en-CA.ts';
import { savedItemsMessages as fr } from './fr.ts';
import { savedItemsMessages as frCA } from './fr-CA.ts';
import { savedItemsMessages as de } from './de.ts';
import type { SavedItemsMessages } from './messages.ts';

/** In every locale, at once: for a server. */
export const savedItemsMessages: Readonly<Record<MessageLocale, MessageData<SavedItemsMessages>>> = {
  en: en,
  'en-GB': enGB,
  'en-CA': enCA,
  fr: fr,
  'fr-CA': frCA,
  de: de,
};
