// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import { payLaterMessages as en } from './en.ts';
import { payLaterMessages as enGB } from './en-GB.ts';
import { payLaterMessages as fr } from './fr.ts';
import { payLaterMessages as de } from './de.ts';
import type { PayLaterMessages } from './messages.ts';

/** In every locale, at once: for a server. */
export const payLaterMessages: Readonly<Record<MessageLocale, MessageData<PayLaterMessages>>> = {
  en: en,
  'en-GB': enGB,
  'en-CA': en,
  fr: fr,
  'fr-CA': fr,
  de: de,
};
