// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import { accountMessages as en } from './en.ts';
import { accountMessages as enGB } from './en-GB.ts';
import { accountMessages as enCA } from './en-CA.ts';
import { accountMessages as fr } from './fr.ts';
import { accountMessages as frCA } from './fr-CA.ts';
import { accountMessages as de } from './de.ts';
import type { AccountMessages } from './messages.ts';

/** In every locale, at once: for a server. */
export const accountMessages: Readonly<Record<MessageLocale, MessageData<AccountMessages>>> = {
  en: en,
  'en-GB': enGB,
  'en-CA': enCA,
  fr: fr,
  'fr-CA': frCA,
  de: de,
};
