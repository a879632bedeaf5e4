// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import { confirmationMessages as en } from './en.ts';
import { confirmationMessages as enGB } from './en-GB.ts';
import { confirmationMessages as enCA } from './en-CA.ts';
import { confirmationMessages as fr } from './fr.ts';
import { confirmationMessages as frCA } from './fr-CA.ts';
import { confirmationMessages as de } from './de.ts';
import type { ConfirmationMessages } from './messages.ts';

/** In every locale, at once: for a server. */
export const confirmationMessages: Readonly<Record<MessageLocale, MessageData<ConfirmationMessages>>> = {
  en: en,
  'en-GB': enGB,
  'en-CA': enCA,
  fr: fr,
  'fr-CA': frCA,
  de: de,
};
