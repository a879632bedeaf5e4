// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import { orderMailMessages as en } from './en.ts';
import { orderMailMessages as enGB } from './en-GB.ts';
import { orderMailMessages as enCA } from './en-CA.ts';
import { orderMailMessages as fr } from './fr.ts';
import { orderMailMessages as frCA } from './fr-CA.ts';
import { orderMailMessages as de } from './de.ts';
import type { OrderMailMessages } from './messages.ts';

/** In every locale, at once: for a server. */
export const orderMailMessages: Readonly<Record<MessageLocale, MessageData<OrderMailMessages>>> = {
  en: en,
  'en-GB': enGB,
  'en-CA': enCA,
  fr: fr,
  'fr-CA': frCA,
  de: de,
};
