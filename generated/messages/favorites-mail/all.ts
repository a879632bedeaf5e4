// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import { favoritesMailMessages as en } from './en.ts';
import { favoritesMailMessages as enGB } from './en-GB.ts';
import { favoritesMailMessages as enCA } from './en-CA.ts';
import { favoritesMailMessages as fr } from './fr.ts';
import { favoritesMailMessages as frCA } from './fr-CA.ts';
import { favoritesMailMessages as de } from './de.ts';
import type { FavoritesMailMessages } from './messages.ts';

/** In every locale, at once: for a server. */
export const favoritesMailMessages: Readonly<Record<MessageLocale, MessageData<FavoritesMailMessages>>> = {
  en: en,
  'en-GB': enGB,
  'en-CA': enCA,
  fr: fr,
  'fr-CA': frCA,
  de: de,
};
