// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import { questionsMessages as en } from './en.ts';
import { questionsMessages as fr } from './fr.ts';
import { questionsMessages as frCA } from './fr-CA.ts';
import { questionsMessages as de } from './de.ts';
import type { QuestionsMessages } from './messages.ts';

/** In every locale, at once: for a server. */
export const questionsMessages: Readonly<Record<MessageLocale, MessageData<QuestionsMessages>>> = {
  en: en,
  'en-GB': en,
  'en-CA': en,
  fr: fr,
  'fr-CA': frCA,
  de: de,
};
