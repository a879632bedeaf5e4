// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import { reviewsMessages as en } from './en.ts';
import { reviewsMessages as fr } from './fr.ts';
import { reviewsMessages as frCA } from './fr-CA.ts';
import { reviewsMessages as de } from './de.ts';
import type { ReviewsMessages } from './messages.ts';

/** In every locale, at once: for a server. */
export const reviewsMessages: Readonly<Record<MessageLocale, MessageData<ReviewsMessages>>> = {
  en: en,
  'en-GB': en,
  'en-CA': en,
  fr: fr,
  'fr-CA': frCA,
  de: de,
};
