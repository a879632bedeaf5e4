// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import { pictureViewMessages as en } from './en.ts';
import { pictureViewMessages as fr } from './fr.ts';
import { pictureViewMessages as de } from './de.ts';
import type { PictureViewMessages } from './messages.ts';

/** In every locale, at once: for a server. */
export const pictureViewMessages: Readonly<Record<MessageLocale, MessageData<PictureViewMessages>>> = {
  en: en,
  'en-GB': en,
  'en-CA': en,
  fr: fr,
  'fr-CA': fr,
  de: de,
};
