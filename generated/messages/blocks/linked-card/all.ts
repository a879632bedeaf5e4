// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import { linkedCardMessages as en } from './en.ts';
import { linkedCardMessages as fr } from './fr.ts';
import { linkedCardMessages as de } from './de.ts';
import type { LinkedCardMessages } from './messages.ts';

/** In every locale, at once: for a server. */
export const linkedCardMessages: Readonly<Record<MessageLocale, MessageData<LinkedCardMessages>>> = {
  en: en,
  'en-GB': en,
  'en-CA': en,
  fr: fr,
  'fr-CA': fr,
  de: de,
};
