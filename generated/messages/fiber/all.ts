// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import { fiberMessages as en } from './en.ts';
import { fiberMessages as enGB } from './en-GB.ts';
import { fiberMessages as fr } from './fr.ts';
import { fiberMessages as de } from './de.ts';
import type { FiberMessages } from './messages.ts';

/** In every locale, at once: for a server. */
export const fiberMessages: Readonly<Record<MessageLocale, MessageData<FiberMessages>>> = {
  en: en,
  'en-GB': enGB,
  'en-CA': en,
  fr: fr,
  'fr-CA': fr,
  de: de,
};
