// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import { priceAdjustmentsMessages as en } from './en.ts';
import { priceAdjustmentsMessages as enGB } from './en-GB.ts';
import { priceAdjustmentsMessages as fr } from './fr.ts';
import { priceAdjustmentsMessages as frCA } from './fr-CA.ts';
import { priceAdjustmentsMessages as de } from './de.ts';
import type { PriceAdjustmentsMessages } from './messages.ts';

/** In every locale, at once: for a server. */
export const priceAdjustmentsMessages: Readonly<Record<MessageLocale, MessageData<PriceAdjustmentsMessages>>> = {
  en: en,
  'en-GB': enGB,
  'en-CA': en,
  fr: fr,
  'fr-CA': frCA,
  de: de,
};
