// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import { heroMessages as en } from './en.ts';
import { heroMessages as fr } from './fr.ts';
import { heroMessages as de } from './de.ts';
import type { HeroMessages } from './messages.ts';

/** In every locale, at once: for a server. */
export const heroMessages: Readonly<Record<MessageLocale, MessageData<HeroMessages>>> = {
  en: en,
  'en-GB': en,
  'en-CA': en,
  fr: fr,
  'fr-CA': fr,
  de: de,
};
