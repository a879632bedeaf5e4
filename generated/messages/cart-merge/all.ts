// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import { cartMergeMessages as en } from './en.ts';
import { cartMergeMessages as enGB } from './en-GB.ts';
import { cartMergeMessages as fr } from './fr.ts';
import { cartMergeMessages as frCA } from './fr-CA.ts';
import { cartMergeMessages as de } from './de.ts';
import type { CartMergeMessages } from './messages.ts';

/** In every locale, at once: for a server. */
export const cartMergeMessages: Readonly<Record<MessageLocale, MessageData<CartMergeMessages>>> = {
  en: en,
  'en-GB': enGB,
  'en-CA': en,
  fr: fr,
  'fr-CA': frCA,
  de: de,
};
