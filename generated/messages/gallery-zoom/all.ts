// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import { galleryZoomMessages as en } from './en.ts';
import { galleryZoomMessages as fr } from './fr.ts';
import { galleryZoomMessages as de } from './de.ts';
import type { GalleryZoomMessages } from './messages.ts';

/** In every locale, at once: for a server. */
export const galleryZoomMessages: Readonly<Record<MessageLocale, MessageData<GalleryZoomMessages>>> = {
  en: en,
  'en-GB': en,
  'en-CA': en,
  fr: fr,
  'fr-CA': fr,
  de: de,
};
