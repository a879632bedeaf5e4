// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import { mailFrameMessages as en } from './en.ts';
import { mailFrameMessages as fr } from './fr.ts';
import { mailFrameMessages as frCA } from './fr-CA.ts';
import { mailFrameMessages as de } from './de.ts';
import type { MailFrameMessages } from './messages.ts';

/** In every locale, at once: for a server. */
export const mailFrameMessages: Readonly<Record<MessageLocale, MessageData<MailFrameMessages>>> = {
  en: en,
  'en-GB': en,
  'en-CA': en,
  fr: fr,
  'fr-CA': frCA,
  de: de,
};
