// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import { contactSubjectsMessages as en } from './en.ts';
import { contactSubjectsMessages as fr } from './fr.ts';
import { contactSubjectsMessages as frCA } from './fr-CA.ts';
import { contactSubjectsMessages as de } from './de.ts';
import type { ContactSubjectsMessages } from './messages.ts';

/** In every locale, at once: for a server. */
export const contactSubjectsMessages: Readonly<Record<MessageLocale, MessageData<ContactSubjectsMessages>>> = {
  en: en,
  'en-GB': en,
  'en-CA': en,
  fr: fr,
  'fr-CA': frCA,
  de: de,
};
