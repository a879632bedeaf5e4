// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import { productSetMessages as en } from './en.ts';
import { productSetMessages as enGB } from './en-GB.ts';
import { productSetMessages as fr } from './fr.ts';
import { productSetMessages as de } from './de.ts';
import type { ProductSetMessages } from './messages.ts';

/** In every locale, at once: for a server. */
export const productSetMessages: Readonly<Record<MessageLocale, MessageData<ProductSetMessages>>> = {
  en: en,
  'en-GB': enGB,
  'en-CA': en,
  fr: fr,
  'fr-CA': fr,
  de: de,
};
