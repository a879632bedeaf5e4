// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import { favoritesMessages as en } from './en.ts';
import { favoritesMessages as enGB } from './en-GB.ts';
import { favoritesMessages as enCA } from './en-CA.ts';
import { favoritesMessages as fr } from './fr.ts';
import { favoritesMessages as frCA } from './fr-CA.ts';
import { favoritesMessages as de } from './de.ts';
import type { FavoritesMessages } from './messages.ts';

/** In every locale, at once: for a server. */
export const favoritesMessages: Readonly<Record<MessageLocale, MessageData<FavoritesMessages>>> = {
  en: en,
  'en-GB': enGB,
  'en-CA': enCA,
  fr: fr,
  'fr-CA': frCA,
  de: de,
};
