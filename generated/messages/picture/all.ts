// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import { pictureMessages as en } from './en.ts';
import { pictureMessages as fr } from './fr.ts';
import { pictureMessages as de } from './de.ts';
import type { PictureMessages } from './messages.ts';

/** In every locale, at once: for a server. */
export const pictureMessages: Readonly<Record<MessageLocale, MessageData<PictureMessages>>> = {
  en: en,
  'en-GB': en,
  'en-CA': en,
  fr: fr,
  'fr-CA': fr,
  de: de,
};
