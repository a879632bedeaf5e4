// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import { deliveryMessages as en } from './en.ts';
import { deliveryMessages as enGB } from './en-GB.ts';
import { deliveryMessages as enCA } from './en-CA.ts';
import { deliveryMessages as fr } from './fr.ts';
import { deliveryMessages as frCA } from './fr-CA.ts';
import { deliveryMessages as de } from './de.ts';
import type { DeliveryMessages } from './messages.ts';

/** In every locale, at once: for a server. */
export const deliveryMessages: Readonly<Record<MessageLocale, MessageData<DeliveryMessages>>> = {
  en: en,
  'en-GB': enGB,
  'en-CA': enCA,
  fr: fr,
  'fr-CA': frCA,
  de: de,
};
