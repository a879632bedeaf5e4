// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import { articleGridMessages as en } from './en.ts';
import { articleGridMessages as fr } from './fr.ts';
import { articleGridMessages as de } from './de.ts';
import type { ArticleGridMessages } from './messages.ts';

/** In every locale, at once: for a server. */
export const articleGridMessages: Readonly<Record<MessageLocale, MessageData<ArticleGridMessages>>> = {
  en: en,
  'en-GB': en,
  'en-CA': en,
  fr: fr,
  'fr-CA': fr,
  de: de,
};
