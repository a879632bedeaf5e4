// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import { dialogMessages as en } from './en.ts';
import { dialogMessages as fr } from './fr.ts';
import { dialogMessages as de } from './de.ts';
import type { DialogMessages } from './messages.ts';

/** In every locale, at once: for a server. */
export const dialogMessages: Readonly<Record<MessageLocale, MessageData<DialogMessages>>> = {
  en: en,
  'en-GB': en,
  'en-CA': en,
  fr: fr,
  'fr-CA': fr,
  de: de,
};
