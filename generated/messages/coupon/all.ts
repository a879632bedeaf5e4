// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import { couponMessages as en } from './en.ts';
import { couponMessages as fr } from './fr.ts';
import { couponMessages as de } from './de.ts';
import type { CouponMessages } from './messages.ts';

/** In every locale, at once: for a server. */
export const couponMessages: Readonly<Record<MessageLocale, MessageData<CouponMessages>>> = {
  en: en,
  'en-GB': en,
  'en-CA': en,
  fr: fr,
  'fr-CA': fr,
  de: de,
};
