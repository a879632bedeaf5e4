// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import { contactMessages as en } from './en.ts';
import { contactMessages as enGB } from './en-GB.ts';
import { contactMessages as fr } from './fr.ts';
import { contactMessages as frCA } from './fr-CA.ts';
import { contactMessages as de } from './de.ts';
import type { ContactMessages } from './messages.ts';

/** In every locale, at once: for a server. */
export const contactMessages: Readonly<Record<MessageLocale, MessageData<ContactMessages>>> = {
  en: en,
  'en-GB': enGB,
  'en-CA': en,
  fr: fr,
  'fr-CA': frCA,
  de: de,
};
