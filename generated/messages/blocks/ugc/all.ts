// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import { ugcMessages as en } from './en.ts';
import { ugcMessages as fr } from './fr.ts';
import { ugcMessages as de } from './de.ts';
import type { UgcMessages } from './messages.ts';

/** In every locale, at once: for a server. */
export const ugcMessages: Readonly<Record<MessageLocale, MessageData<UgcMessages>>> = {
  en: en,
  'en-GB': en,
  'en-CA': en,
  fr: fr,
  'fr-CA': fr,
  de: de,
};
