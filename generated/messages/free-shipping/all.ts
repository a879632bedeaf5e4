// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import { freeShippingMessages as en } from './en.ts';
import { freeShippingMessages as fr } from './fr.ts';
import { freeShippingMessages as de } from './de.ts';
import type { FreeShippingMessages } from './messages.ts';

/** In every locale, at once: for a server. */
export const freeShippingMessages: Readonly<Record<MessageLocale, MessageData<FreeShippingMessages>>> = {
  en: en,
  'en-GB': en,
  'en-CA': en,
  fr: fr,
  'fr-CA': fr,
  de: de,
};
