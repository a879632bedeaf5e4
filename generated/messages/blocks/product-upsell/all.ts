// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import { productUpsellMessages as en } from './en.ts';
import { productUpsellMessages as enGB } from './en-GB.ts';
import { productUpsellMessages as fr } from './fr.ts';
import { productUpsellMessages as de } from './de.ts';
import type { ProductUpsellMessages } from './messages.ts';

/** In every locale, at once: for a server. */
export const productUpsellMessages: Readonly<Record<MessageLocale, MessageData<ProductUpsellMessages>>> = {
  en: en,
  'en-GB': enGB,
  'en-CA': en,
  fr: fr,
  'fr-CA': fr,
  de: de,
};
