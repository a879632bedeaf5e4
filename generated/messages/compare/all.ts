// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import { compareMessages as en } from './en.ts';
import { compareMessages as fr } from './fr.ts';
import { compareMessages as de } from './de.ts';
import type { CompareMessages } from './messages.ts';

/** In every locale, at once: for a server. */
export const compareMessages: Readonly<Record<MessageLocale, MessageData<CompareMessages>>> = {
  en: en,
  'en-GB': en,
  'en-CA': en,
  fr: fr,
  'fr-CA': fr,
  de: de,
};
