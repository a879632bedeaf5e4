// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import { breadcrumbMessages as en } from './en.ts';
import { breadcrumbMessages as fr } from './fr.ts';
import { breadcrumbMessages as de } from './de.ts';
import type { BreadcrumbMessages } from './messages.ts';

/** In every locale, at once: for a server. */
export const breadcrumbMessages: Readonly<Record<MessageLocale, MessageData<BreadcrumbMessages>>> = {
  en: en,
  'en-GB': en,
  'en-CA': en,
  fr: fr,
  'fr-CA': fr,
  de: de,
};
