// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import { botCheckMessages as en } from './en.ts';
import { botCheckMessages as fr } from './fr.ts';
import { botCheckMessages as frCA } from './fr-CA.ts';
import { botCheckMessages as de } from './de.ts';
import type { BotCheckMessages } from './messages.ts';

/** In every locale, at once: for a server. */
export const botCheckMessages: Readonly<Record<MessageLocale, MessageData<BotCheckMessages>>> = {
  en: en,
  'en-GB': en,
  'en-CA': en,
  fr: fr,
  'fr-CA': frCA,
  de: de,
};
