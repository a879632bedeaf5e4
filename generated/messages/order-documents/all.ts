// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import { orderDocumentsMessages as en } from './en.ts';
import { orderDocumentsMessages as enGB } from './en-GB.ts';
import { orderDocumentsMessages as enCA } from './en-CA.ts';
import { orderDocumentsMessages as fr } from './fr.ts';
import { orderDocumentsMessages as de } from './de.ts';
import type { OrderDocumentsMessages } from './messages.ts';

/** In every locale, at once: for a server. */
export const orderDocumentsMessages: Readonly<Record<MessageLocale, MessageData<OrderDocumentsMessages>>> = {
  en: en,
  'en-GB': enGB,
  'en-CA': enCA,
  fr: fr,
  'fr-CA': fr,
  de: de,
};
