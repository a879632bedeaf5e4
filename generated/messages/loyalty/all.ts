// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import { loyaltyMessages as en } from './en.ts';
import { loyaltyMessages as enGB } from './en-GB.ts';
import { loyaltyMessages as enCA } from './en-CA.ts';
import { loyaltyMessages as fr } from './fr.ts';
import { loyaltyMessages as frCA } from './fr-CA.ts';
import { loyaltyMessages as de } from './de.ts';
import type { LoyaltyMessages } from './messages.ts';

/** In every locale, at once: for a server. */
export const loyaltyMessages: Readonly<Record<MessageLocale, MessageData<LoyaltyMessages>>> = {
  en: en,
  'en-GB': enGB,
  'en-CA': enCA,
  fr: fr,
  'fr-CA': frCA,
  de: de,
};
