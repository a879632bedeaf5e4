// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import { videoPlayerMessages as en } from './en.ts';
import { videoPlayerMessages as fr } from './fr.ts';
import { videoPlayerMessages as de } from './de.ts';
import type { VideoPlayerMessages } from './messages.ts';

/** In every locale, at once: for a server. */
export const videoPlayerMessages: Readonly<Record<MessageLocale, MessageData<VideoPlayerMessages>>> = {
  en: en,
  'en-GB': en,
  'en-CA': en,
  fr: fr,
  'fr-CA': fr,
  de: de,
};
