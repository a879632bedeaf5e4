// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import { quickshopMessages as en } from './en.ts';
import { quickshopMessages as fr } from './fr.ts';
import { quickshopMessages as de } from './de.ts';
import type { QuickshopMessages } from './messages.ts';

/** In every locale, at once: for a server. */
export const quickshopMessages: Readonly<Record<MessageLocale, MessageData<QuickshopMessages>>> = {
  en: en,
  'en-GB': en,
  'en-CA': en,
  fr: fr,
  'fr-CA': fr,
  de: de,
};
