// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import { curalateGalleryMessages as en } from './en.ts';
import { curalateGalleryMessages as fr } from './fr.ts';
import { curalateGalleryMessages as de } from './de.ts';
import type { CuralateGalleryMessages } from './messages.ts';

/** In every locale, at once: for a server. */
export const curalateGalleryMessages: Readonly<Record<MessageLocale, MessageData<CuralateGalleryMessages>>> = {
  en: en,
  'en-GB': en,
  'en-CA': en,
  fr: fr,
  'fr-CA': fr,
  de: de,
};
