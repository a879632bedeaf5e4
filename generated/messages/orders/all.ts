// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import { ordersMessages as en } from './en.ts';
import { ordersMessages as enGB } from './en-GB.ts';
import { ordersMessages as enCA } from './en-CA.ts';
import { ordersMessages as fr } from './fr.ts';
import { ordersMessages as frCA } from './fr-CA.ts';
import { ordersMessages as de } from './de.ts';
import type { OrdersMessages } from './messages.ts';

/** In every locale, at once: for a server. */
export const ordersMessages: Readonly<Record<MessageLocale, MessageData<OrdersMessages>>> = {
  en: en,
  'en-GB': enGB,
  'en-CA': enCA,
  fr: fr,
  'fr-CA': frCA,
  de: de,
};
