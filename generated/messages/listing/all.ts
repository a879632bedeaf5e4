// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import { listingMessages as en } from './en.ts';
import { listingMessages as enGB } from './en-GB.ts';
import { listingMessages as enCA } from './en-CA.ts';
import { listingMessages as fr } from './fr.ts';
import { listingMessages as de } from './de.ts';
import type { ListingMessages } from './messages.ts';

/** In every locale, at once: for a server. */
export const listingMessages: Readonly<Record<MessageLocale, MessageData<ListingMessages>>> = {
  en: en,
  'en-GB': enGB,
  'en-CA': enCA,
  fr: fr,
  'fr-CA': fr,
  de: de,
};
