// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import { productFeatureMessages as en } from './en.ts';
import { productFeatureMessages as fr } from './fr.ts';
import { productFeatureMessages as de } from './de.ts';
import type { ProductFeatureMessages } from './messages.ts';

/** In every locale, at once: for a server. */
export const productFeatureMessages: Readonly<Record<MessageLocale, MessageData<ProductFeatureMessages>>> = {
  en: en,
  'en-GB': en,
  'en-CA': en,
  fr: fr,
  'fr-CA': fr,
  de: de,
};
