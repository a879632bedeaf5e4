// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import { productMessages as en } from './en.ts';
import { productMessages as enGB } from './en-GB.ts';
import { productMessages as enCA } from './en-CA.ts';
import { productMessages as fr } from './fr.ts';
import { productMessages as de } from './de.ts';
import type { ProductMessages } from './messages.ts';

/** In every locale, at once: for a server. */
export const productMessages: Readonly<Record<MessageLocale, MessageData<ProductMessages>>> = {
  en: en,
  'en-GB': enGB,
  'en-CA': enCA,
  fr: fr,
  'fr-CA': fr,
  de: de,
};
