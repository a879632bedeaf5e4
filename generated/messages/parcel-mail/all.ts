// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import { parcelMailMessages as en } from './en.ts';
import { parcelMailMessages as enGB } from './en-GB.ts';
import { parcelMailMessages as fr } from './fr.ts';
import { parcelMailMessages as frCA } from './fr-CA.ts';
import { parcelMailMessages as de } from './de.ts';
import type { ParcelMailMessages } from './messages.ts';

/** In every locale, at once: for a server. */
export const parcelMailMessages: Readonly<Record<MessageLocale, MessageData<ParcelMailMessages>>> = {
  en: en,
  'en-GB': enGB,
  'en-CA': en,
  fr: fr,
  'fr-CA': frCA,
  de: de,
};
