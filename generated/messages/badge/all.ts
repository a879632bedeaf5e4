// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import { badgeMessages as en } from './en.ts';
import { badgeMessages as fr } from './fr.ts';
import { badgeMessages as de } from './de.ts';
import type { BadgeMessages } from './messages.ts';

/** In every locale, at once: for a server. */
export const badgeMessages: Readonly<Record<MessageLocale, MessageData<BadgeMessages>>> = {
  en: en,
  'en-GB': en,
  'en-CA': en,
  fr: fr,
  'fr-CA': fr,
  de: de,
};
