// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import { notifyMeMessages as en } from './en.ts';
import { notifyMeMessages as enGB } from './en-GB.ts';
import { notifyMeMessages as fr } from './fr.ts';
import { notifyMeMessages as frCA } from './fr-CA.ts';
import { notifyMeMessages as de } from './de.ts';
import type { NotifyMeMessages } from './messages.ts';

/** In every locale, at once: for a server. */
export const notifyMeMessages: Readonly<Record<MessageLocale, MessageData<NotifyMeMessages>>> = {
  en: en,
  'en-GB': enGB,
  'en-CA': en,
  fr: fr,
  'fr-CA': frCA,
  de: de,
};
