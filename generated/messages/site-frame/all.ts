// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import { siteFrameMessages as en } from './en.ts';
import { siteFrameMessages as enGB } from './en-GB.ts';
import { siteFrameMessages as enCA } from './en-CA.ts';
import { siteFrameMessages as fr } from './fr.ts';
import { siteFrameMessages as de } from './de.ts';
import type { SiteFrameMessages } from './messages.ts';

/** In every locale, at once: for a server. */
export const siteFrameMessages: Readonly<Record<MessageLocale, MessageData<SiteFrameMessages>>> = {
  en: en,
  'en-GB': enGB,
  'en-CA': enCA,
  fr: fr,
  'fr-CA': fr,
  de: de,
};
