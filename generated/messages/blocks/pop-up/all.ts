// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import { popUpMessages as en } from './en.ts';
import { popUpMessages as fr } from './fr.ts';
import { popUpMessages as de } from './de.ts';
import type { PopUpMessages } from './messages.ts';

/** In every locale, at once: for a server. */
export const popUpMessages: Readonly<Record<MessageLocale, MessageData<PopUpMessages>>> = {
  en: en,
  'en-GB': en,
  'en-CA': en,
  fr: fr,
  'fr-CA': fr,
  de: de,
};
