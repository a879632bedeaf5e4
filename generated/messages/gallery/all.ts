// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import { galleryMessages as en } from './en.ts';
import { galleryMessages as fr } from './fr.ts';
import { galleryMessages as de } from './de.ts';
import type { GalleryMessages } from './messages.ts';

/** In every locale, at once: for a server. */
export const galleryMessages: Readonly<Record<MessageLocale, MessageData<GalleryMessages>>> = {
  en: en,
  'en-GB': en,
  'en-CA': en,
  fr: fr,
  'fr-CA': fr,
  de: de,
};
