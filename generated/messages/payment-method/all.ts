// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import { paymentMethodMessages as en } from './en.ts';
import { paymentMethodMessages as fr } from './fr.ts';
import { paymentMethodMessages as de } from './de.ts';
import type { PaymentMethodMessages } from './messages.ts';

/** In every locale, at once: for a server. */
export const paymentMethodMessages: Readonly<Record<MessageLocale, MessageData<PaymentMethodMessages>>> = {
  en: en,
  'en-GB': en,
  'en-CA': en,
  fr: fr,
  'fr-CA': fr,
  de: de,
};
