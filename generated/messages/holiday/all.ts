// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import { holidayMessages as en } from './en.ts';
import { holidayMessages as enGB } from './en-GB.ts';
import { holidayMessages as enCA } from './en-CA.ts';
import { holidayMessages as fr } from './fr.ts';
import { holidayMessages as de } from './de.ts';
import type { HolidayMessages } from './messages.ts';

/** In every locale, at once: for a server. */
export const holidayMessages: Readonly<Record<MessageLocale, MessageData<HolidayMessages>>> = {
  en: en,
  'en-GB': enGB,
  'en-CA': enCA,
  fr: fr,
  'fr-CA': fr,
  de: de,
};
