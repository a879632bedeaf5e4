// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import { footerItemsMessages as en } from './en.ts';
import { footerItemsMessages as fr } from './fr.ts';
import { footerItemsMessages as de } from './de.ts';
import type { FooterItemsMessages } from './messages.ts';

/** In every locale, at once: for a server. */
export const footerItemsMessages: Readonly<Record<MessageLocale, MessageData<FooterItemsMessages>>> = {
  en: en,
  'en-GB': en,
  'en-CA': en,
  fr: fr,
  'fr-CA': fr,
  de: de,
};
