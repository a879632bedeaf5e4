// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import { cartMessages as en } from './en.ts';
import { cartMessages as enGB } from './en-GB.ts';
import { cartMessages as enCA } from './en-CA.ts';
import { cartMessages as fr } from './fr.ts';
import { cartMessages as frCA } from './fr-CA.ts';
import { cartMessages as de } from './de.ts';
import type { CartMessages } from './messages.ts';

/** In every locale, at once: for a server. */
export const cartMessages: Readonly<Record<MessageLocale, MessageData<CartMessages>>> = {
  en: en,
  'en-GB': enGB,
  'en-CA': enCA,
  fr: fr,
  'fr-CA': frCA,
  de: de,
};
