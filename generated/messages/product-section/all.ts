// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import { productSectionMessages as en } from './en.ts';
import { productSectionMessages as fr } from './fr.ts';
import { productSectionMessages as de } from './de.ts';
import type { ProductSectionMessages } from './messages.ts';

/** In every locale, at once: for a server. */
export const productSectionMessages: Readonly<Record<MessageLocale, MessageData<ProductSectionMessages>>> = {
  en: en,
  'en-GB': en,
  'en-CA': en,
  fr: fr,
  'fr-CA': fr,
  de: de,
};
