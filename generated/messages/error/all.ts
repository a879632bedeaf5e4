// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import { errorMessages as en } from './en.ts';
import { errorMessages as enGB } from './en-GB.ts';
import { errorMessages as enCA } from './en-CA.ts';
import { errorMessages as fr } from './fr.ts';
import { errorMessages as frCA } from './fr-CA.ts';
import { errorMessages as de } from './de.ts';
import type { ErrorMessages } from './messages.ts';

/** In every locale, at once: for a server. */
export const errorMessages: Readonly<Record<MessageLocale, MessageData<ErrorMessages>>> = {
  en: en,
  'en-GB': enGB,
  'en-CA': enCA,
  fr: fr,
  'fr-CA': frCA,
  de: de,
};
