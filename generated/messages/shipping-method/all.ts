// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import { shippingMethodMessages as en } from './en.ts';
import { shippingMethodMessages as enGB } from './en-GB.ts';
import { shippingMethodMessages as fr } from './fr.ts';
import { shippingMethodMessages as frCA } from './fr-CA.ts';
import { shippingMethodMessages as de } from './de.ts';
import type { ShippingMethodMessages } from './messages.ts';

/** In every locale, at once: for a server. */
export const shippingMethodMessages: Readonly<Record<MessageLocale, MessageData<ShippingMethodMessages>>> = {
  en: en,
  'en-GB': enGB,
  'en-CA': en,
  fr: fr,
  'fr-CA': frCA,
  de: de,
};
