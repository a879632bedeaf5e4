// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import { catalogMessages as en } from './en.ts';
import { catalogMessages as enGB } from './en-GB.ts';
import { catalogMessages as fr } from './fr.ts';
import { catalogMessages as de } from './de.ts';
import type { CatalogMessages } from './messages.ts';

/** In every locale, at once: for a server. */
export const catalogMessages: Readonly<Record<MessageLocale, MessageData<CatalogMessages>>> = {
  en: en,
  'en-GB': enGB,
  'en-CA': en,
  fr: fr,
  'fr-CA': fr,
  de: de,
};
