// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import { welcomePromotionMessages as en } from './en.ts';
import { welcomePromotionMessages as fr } from './fr.ts';
import { welcomePromotionMessages as de } from './de.ts';
import type { WelcomePromotionMessages } from './messages.ts';

/** In every locale, at once: for a server. */
export const welcomePromotionMessages: Readonly<Record<MessageLocale, MessageData<WelcomePromotionMessages>>> = {
  en: en,
  'en-GB': en,
  'en-CA': en,
  fr: fr,
  'fr-CA': fr,
  de: de,
};
