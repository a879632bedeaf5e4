// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import { orderChangeMailMessages as en } from './en.ts';
import { orderChangeMailMessages as enGB } from './en-GB.ts';
import { orderChangeMailMessages as enCA } from './en-CA.ts';
import { orderChangeMailMessages as fr } from './fr.ts';
import { orderChangeMailMessages as de } from './de.ts';
import type { OrderChangeMailMessages } from './messages.ts';

/** In every locale, at once: for a server. */
export const orderChangeMailMessages: Readonly<Record<MessageLocale, MessageData<OrderChangeMailMessages>>> = {
  en: en,
  'en-GB': enGB,
  'en-CA': enCA,
  fr: fr,
  'fr-CA': fr,
  de: de,
};
