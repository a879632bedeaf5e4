// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import { newsletterSignupMessages as en } from './en.ts';
import { newsletterSignupMessages as fr } from './fr.ts';
import { newsletterSignupMessages as frCA } from './fr-CA.ts';
import { newsletterSignupMessages as de } from './de.ts';
import type { NewsletterSignupMessages } from './messages.ts';

/** In every locale, at once: for a server. */
export const newsletterSignupMessages: Readonly<Record<MessageLocale, MessageData<NewsletterSignupMessages>>> = {
  en: en,
  'en-GB': en,
  'en-CA': en,
  fr: fr,
  'fr-CA': frCA,
  de: de,
};
