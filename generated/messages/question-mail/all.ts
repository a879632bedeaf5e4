// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import { questionMailMessages as en } from './en.ts';
import { questionMailMessages as fr } from './fr.ts';
import { questionMailMessages as de } from './de.ts';
import type { QuestionMailMessages } from './messages.ts';

/** In every locale, at once: for a server. */
export const questionMailMessages: Readonly<Record<MessageLocale, MessageData<QuestionMailMessages>>> = {
  en: en,
  'en-GB': en,
  'en-CA': en,
  fr: fr,
  'fr-CA': fr,
  de: de,
};
