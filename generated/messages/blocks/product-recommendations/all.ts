// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import { productRecommendationsMessages as en } from './en.ts';
import { productRecommendationsMessages as enGB } from './en-GB.ts';
import { productRecommendationsMessages as fr } from './fr.ts';
import { productRecommendationsMessages as de } from './de.ts';
import type { ProductRecommendationsMessages } from './messages.ts';

/** In every locale, at once: for a server. */
export const productRecommendationsMessages: Readonly<Record<MessageLocale, MessageData<ProductRecommendationsMessages>>> = {
  en: en,
  'en-GB': enGB,
  'en-CA': en,
  fr: fr,
  'fr-CA': fr,
  de: de,
};
