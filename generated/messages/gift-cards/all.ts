// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import { giftCardsMessages as en } from './en.ts';
import { giftCardsMessages as fr } from './fr.ts';
import { giftCardsMessages as frCA } from './fr-CA.ts';
import { giftCardsMessages as de } from './de.ts';
import type { GiftCardsMessages } from './messages.ts';

/** In every locale, at once: for a server. */
export const giftCardsMessages: Readonly<Record<MessageLocale, MessageData<GiftCardsMessages>>> = {
  en: en,
  'en-GB': en,
  'en-CA': en,
  fr: fr,
  'fr-CA': frCA,
  de: de,
};
