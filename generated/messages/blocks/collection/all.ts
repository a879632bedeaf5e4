// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import { collectionMessages as en } from './en.ts';
import { collectionMessages as fr } from './fr.ts';
import { collectionMessages as de } from './de.ts';
import type { CollectionMessages } from './messages.ts';

/** In every locale, at once: for a server. */
export const collectionMessages: Readonly<Record<MessageLocale, MessageData<CollectionMessages>>> = {
  en: en,
  'en-GB': en,
  'en-CA': en,
  fr: fr,
  'fr-CA': fr,
  de: de,
};
