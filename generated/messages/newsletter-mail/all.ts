// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import { newsletterMailMessages as en } from './en.ts';
import { newsletterMailMessages as fr } from './fr.ts';
import { newsletterMailMessages as frCA } from './fr-CA.ts';
import { newsletterMailMessages as de } from './de.ts';
import type { NewsletterMailMessages } from './messages.ts';

/** In every locale, at once: for a server. */
export const newsletterMailMessages: Readonly<Record<MessageLocale, MessageData<NewsletterMailMessages>>> = {
  en: en,
  'en-GB': en,
  'en-CA': en,
  fr: fr,
  'fr-CA': frCA,
  de: de,
};
