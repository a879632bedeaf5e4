// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import { reviewPhotoMessages as en } from './en.ts';
import { reviewPhotoMessages as fr } from './fr.ts';
import { reviewPhotoMessages as de } from './de.ts';
import type { ReviewPhotoMessages } from './messages.ts';

/** In every locale, at once: for a server. */
export const reviewPhotoMessages: Readonly<Record<MessageLocale, MessageData<ReviewPhotoMessages>>> = {
  en: en,
  'en-GB': en,
  'en-CA': en,
  fr: fr,
  'fr-CA': fr,
  de: de,
};
