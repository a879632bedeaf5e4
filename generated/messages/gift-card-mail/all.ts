// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import { giftCardMailMessages as en } from './en.ts';
import { giftCardMailMessages as fr } from './fr.ts';
import { giftCardMailMessages as frCA } from './fr-CA.ts';
import { giftCardMailMessages as de } from './de.ts';
import type { GiftCardMailMessages } from './messages.ts';

/** In every locale, at once: for a server. */
export const giftCardMailMessages: Readonly<Record<MessageLocale, MessageData<GiftCardMailMessages>>> = {
  en: en,
  'en-GB': en,
  'en-CA': en,
  fr: fr,
  'fr-CA': frCA,
  de: de,
};
