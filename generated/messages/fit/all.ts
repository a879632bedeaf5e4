// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import { fitMessages as en } from './en.ts';
import { fitMessages as fr } from './fr.ts';
import { fitMessages as de } from './de.ts';
import type { FitMessages } from './messages.ts';

/** In every locale, at once: for a server. */
export const fitMessages: Readonly<Record<MessageLocale, MessageData<FitMessages>>> = {
  en: en,
  'en-GB': en,
  'en-CA': en,
  fr: fr,
  'fr-CA': fr,
  de: de,
};
