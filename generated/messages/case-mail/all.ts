// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import { caseMailMessages as en } from './en.ts';
import { caseMailMessages as enGB } from './en-GB.ts';
import { caseMailMessages as fr } from './fr.ts';
import { caseMailMessages as frCA } from './fr-CA.ts';
import { caseMailMessages as de } from './de.ts';
import type { CaseMailMessages } from './messages.ts';

/** In every locale, at once: for a server. */
export const caseMailMessages: Readonly<Record<MessageLocale, MessageData<CaseMailMessages>>> = {
  en: en,
  'en-GB': enGB,
  'en-CA': en,
  fr: fr,
  'fr-CA': frCA,
  de: de,
};
