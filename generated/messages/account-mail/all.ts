// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import { accountMailMessages as en } from './en.ts';
import { accountMailMessages as fr } from './fr.ts';
import { accountMailMessages as frCA } from './fr-CA.ts';
import { accountMailMessages as de } from './de.ts';
import type { AccountMailMessages } from './messages.ts';

/** In every locale, at once: for a server. */
export const accountMailMessages: Readonly<Record<MessageLocale, MessageData<AccountMailMessages>>> = {
  en: en,
  'en-GB': en,
  'en-CA': en,
  fr: fr,
  'fr-CA': frCA,
  de: de,
};
