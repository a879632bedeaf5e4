// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import { validationMessages as en } from './en.ts';
import { validationMessages as fr } from './fr.ts';
import { validationMessages as frCA } from './fr-CA.ts';
import { validationMessages as de } from './de.ts';
import type { ValidationMessages } from './messages.ts';

/** In every locale, at once: for a server. */
export const validationMessages: Readonly<Record<MessageLocale, MessageData<ValidationMessages>>> = {
  en: en,
  'en-GB': en,
  'en-CA': en,
  fr: fr,
  'fr-CA': frCA,
  de: de,
};
