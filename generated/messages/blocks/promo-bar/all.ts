// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import { promoBarMessages as en } from './en.ts';
import { promoBarMessages as fr } from './fr.ts';
import { promoBarMessages as de } from './de.ts';
import type { PromoBarMessages } from './messages.ts';

/** In every locale, at once: for a server. */
export const promoBarMessages: Readonly<Record<MessageLocale, MessageData<PromoBarMessages>>> = {
  en: en,
  'en-GB': en,
  'en-CA': en,
  fr: fr,
  'fr-CA': fr,
  de: de,
};
