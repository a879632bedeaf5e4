// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import { consentMessages as en } from './en.ts';
import { consentMessages as enGB } from './en-GB.ts';
import { consentMessages as fr } from './fr.ts';
import { consentMessages as de } from './de.ts';
import type { ConsentMessages } from './messages.ts';

/** In every locale, at once: for a server. */
export const consentMessages: Readonly<Record<MessageLocale, MessageData<ConsentMessages>>> = {
  en: en,
  'en-GB': enGB,
  'en-CA': en,
  fr: fr,
  'fr-CA': fr,
  de: de,
};
