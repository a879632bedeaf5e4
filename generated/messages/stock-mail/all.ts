// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import { stockMailMessages as en } from './en.ts';
import { stockMailMessages as fr } from './fr.ts';
import { stockMailMessages as frCA } from './fr-CA.ts';
import { stockMailMessages as de } from './de.ts';
import type { StockMailMessages } from './messages.ts';

/** In every locale, at once: for a server. */
export const stockMailMessages: Readonly<Record<MessageLocale, MessageData<StockMailMessages>>> = {
  en: en,
  'en-GB': en,
  'en-CA': en,
  fr: fr,
  'fr-CA': frCA,
  de: de,
};
