// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import { videoMessages as en } from './en.ts';
import { videoMessages as fr } from './fr.ts';
import { videoMessages as de } from './de.ts';
import type { VideoMessages } from './messages.ts';

/** In every locale, at once: for a server. */
export const videoMessages: Readonly<Record<MessageLocale, MessageData<VideoMessages>>> = {
  en: en,
  'en-GB': en,
  'en-CA': en,
  fr: fr,
  'fr-CA': fr,
  de: de,
};
