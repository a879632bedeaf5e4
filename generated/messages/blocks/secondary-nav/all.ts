// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import { secondaryNavMessages as en } from './en.ts';
import { secondaryNavMessages as fr } from './fr.ts';
import { secondaryNavMessages as de } from './de.ts';
import type { SecondaryNavMessages } from './messages.ts';

/** In every locale, at once: for a server. */
export const secondaryNavMessages: Readonly<Record<MessageLocale, MessageData<SecondaryNavMessages>>> = {
  en: en,
  'en-GB': en,
  'en-CA': en,
  fr: fr,
  'fr-CA': fr,
  de: de,
};
