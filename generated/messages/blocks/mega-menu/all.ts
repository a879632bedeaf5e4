// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import { megaMenuMessages as en } from './en.ts';
import { megaMenuMessages as fr } from './fr.ts';
import { megaMenuMessages as de } from './de.ts';
import type { MegaMenuMessages } from './messages.ts';

/** In every locale, at once: for a server. */
export const megaMenuMessages: Readonly<Record<MessageLocale, MessageData<MegaMenuMessages>>> = {
  en: en,
  'en-GB': en,
  'en-CA': en,
  fr: fr,
  'fr-CA': fr,
  de: de,
};
