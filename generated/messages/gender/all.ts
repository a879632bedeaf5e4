// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import { genderMessages as en } from './en.ts';
import { genderMessages as fr } from './fr.ts';
import { genderMessages as de } from './de.ts';
import type { GenderMessages } from './messages.ts';

/** In every locale, at once: for a server. */
export const genderMessages: Readonly<Record<MessageLocale, MessageData<GenderMessages>>> = {
  en: en,
  'en-GB': en,
  'en-CA': en,
  fr: fr,
  'fr-CA': fr,
  de: de,
};
