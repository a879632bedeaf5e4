// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import { storesMessages as en } from './en.ts';
import { storesMessages as enGB } from './en-GB.ts';
import { storesMessages as enCA } from './en-CA.ts';
import { storesMessages as fr } from './fr.ts';
import { storesMessages as frCA } from './fr-CA.ts';
import { storesMessages as de } from './de.ts';
import type { StoresMessages } from './messages.ts';

/** In every locale, at once: for a server. */
export const storesMessages: Readonly<Record<MessageLocale, MessageData<StoresMessages>>> = {
  en: en,
  'en-GB': enGB,
  'en-CA': enCA,
  fr: fr,
  'fr-CA': frCA,
  de: de,
};
