// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import { productShelfMessages as en } from './en.ts';
import { productShelfMessages as fr } from './fr.ts';
import { productShelfMessages as de } from './de.ts';
import type { ProductShelfMessages } from './messages.ts';

/** In every locale, at once: for a server. */
export const productShelfMessages: Readonly<Record<MessageLocale, MessageData<ProductShelfMessages>>> = {
  en: en,
  'en-GB': en,
  'en-CA': en,
  fr: fr,
  'fr-CA': fr,
  de: de,
};
