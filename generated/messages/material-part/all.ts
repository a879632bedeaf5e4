// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import { materialPartMessages as en } from './en.ts';
import { materialPartMessages as fr } from './fr.ts';
import { materialPartMessages as de } from './de.ts';
import type { MaterialPartMessages } from './messages.ts';

/** In every locale, at once: for a server. */
export const materialPartMessages: Readonly<Record<MessageLocale, MessageData<MaterialPartMessages>>> = {
  en: en,
  'en-GB': en,
  'en-CA': en,
  fr: fr,
  'fr-CA': fr,
  de: de,
};
