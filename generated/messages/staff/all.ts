// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import { staffMessages as en } from './en.ts';
import { staffMessages as enGB } from './en-GB.ts';
import { staffMessages as enCA } from './en-CA.ts';
import { staffMessages as fr } from './fr.ts';
import { staffMessages as frCA } from './fr-CA.ts';
import { staffMessages as de } from './de.ts';
import type { StaffMessages } from './messages.ts';

/** In every locale, at once: for a server. */
export const staffMessages: Readonly<Record<MessageLocale, MessageData<StaffMessages>>> = {
  en: en,
  'en-GB': enGB,
  'en-CA': enCA,
  fr: fr,
  'fr-CA': frCA,
  de: de,
};
