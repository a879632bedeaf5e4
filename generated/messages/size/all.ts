// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import { sizeMessages as en } from './en.ts';
import { sizeMessages as fr } from './fr.ts';
import { sizeMessages as de } from './de.ts';
import type { SizeMessages } from './messages.ts';

/** In every locale, at once: for a server. */
export const sizeMessages: Readonly<Record<MessageLocale, MessageData<SizeMessages>>> = {
  en: en,
  'en-GB': en,
  'en-CA': en,
  fr: fr,
  'fr-CA': fr,
  de: de,
};
