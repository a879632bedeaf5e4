// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import { checkoutMessages as en } from './en.ts';
import { checkoutMessages as enGB } from './en-GB.ts';
import { checkoutMessages as enCA } from './en-CA.ts';
import { checkoutMessages as fr } from './fr.ts';
import { checkoutMessages as frCA } from './fr-CA.ts';
import { checkoutMessages as de } from './de.ts';
import type { CheckoutMessages } from './messages.ts';

/** In every locale, at once: for a server. */
export const checkoutMessages: Readonly<Record<MessageLocale, MessageData<CheckoutMessages>>> = {
  en: en,
  'en-GB': enGB,
  'en-CA': enCA,
  fr: fr,
  'fr-CA': frCA,
  de: de,
};
