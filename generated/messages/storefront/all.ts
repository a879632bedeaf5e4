// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import { storefrontMessages as en } from './en.ts';
import { storefrontMessages as enGB } from './en-GB.ts';
import { storefrontMessages as fr } from './fr.ts';
import { storefrontMessages as frCA } from './fr-CA.ts';
import { storefrontMessages as de } from './de.ts';
import type { StorefrontMessages } from './messages.ts';

/** In every locale, at once: for a server. */
export const storefrontMessages: Readonly<Record<MessageLocale, MessageData<StorefrontMessages>>> = {
  en: en,
  'en-GB': enGB,
  'en-CA': en,
  fr: fr,
  'fr-CA': frCA,
  de: de,
};
