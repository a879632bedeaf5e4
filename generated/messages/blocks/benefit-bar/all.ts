// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import { benefitBarMessages as en } from './en.ts';
import { benefitBarMessages as fr } from './fr.ts';
import { benefitBarMessages as de } from './de.ts';
import type { BenefitBarMessages } from './messages.ts';

/** In every locale, at once: for a server. */
export const benefitBarMessages: Readonly<Record<MessageLocale, MessageData<BenefitBarMessages>>> = {
  en: en,
  'en-GB': en,
  'en-CA': en,
  fr: fr,
  'fr-CA': fr,
  de: de,
};
