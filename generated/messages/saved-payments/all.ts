// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import { savedPaymentsMessages as en } from './en.ts';
import { savedPaymentsMessages as fr } from './fr.ts';
import { savedPaymentsMessages as frCA } from './fr-CA.ts';
import { savedPaymentsMessages as de } from './de.ts';
import type { SavedPaymentsMessages } from './messages.ts';

/** In every locale, at once: for a server. */
export const savedPaymentsMessages: Readonly<Record<MessageLocale, MessageData<SavedPaymentsMessages>>> = {
  en: en,
  'en-GB': en,
  'en-CA': en,
  fr: fr,
  'fr-CA': frCA,
  de: de,
};
