// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import { olapicGalleryMessages as en } from './en.ts';
import { olapicGalleryMessages as fr } from './fr.ts';
import { olapicGalleryMessages as de } from './de.ts';
import type { OlapicGalleryMessages } from './messages.ts';

/** In every locale, at once: for a server. */
export const olapicGalleryMessages: Readonly<Record<MessageLocale, MessageData<OlapicGalleryMessages>>> = {
  en: en,
  'en-GB': en,
  'en-CA': en,
  fr: fr,
  'fr-CA': fr,
  de: de,
};
