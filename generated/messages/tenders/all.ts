// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import { tendersMessages as en } from './en.ts';
import { tendersMessages as enGB } from './en-GB.ts';
import { tendersMessages as enCA } from './en-CA.ts';
import { tendersMessages as fr } from './fr.ts';
import { tendersMessages as frCA } from './fr-CA.ts';
import { tendersMessages as de } from './de.ts';
import type { TendersMessages } from './messages.ts';

/** In every locale, at once: for a server. */
export const tendersMessages: Readonly<Record<MessageLocale, MessageData<TendersMessages>>> = {
  en: en,
  'en-GB': enGB,
  'en-CA': enCA,
  fr: fr,
  'fr-CA': frCA,
  de: de,
};
