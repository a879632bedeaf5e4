// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import { associateDiscountMessages as en } from './en.ts';
import { associateDiscountMessages as fr } from './fr.ts';
import { associateDiscountMessages as de } from './de.ts';
import type { AssociateDiscountMessages } from './messages.ts';

/** In every locale, at once: for a server. */
export const associateDiscountMessages: Readonly<Record<MessageLocale, MessageData<AssociateDiscountMessages>>> = {
  en: en,
  'en-GB': en,
  'en-CA': en,
  fr: fr,
  'fr-CA': fr,
  de: de,
};
