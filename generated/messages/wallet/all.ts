// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import { walletMessages as en } from './en.ts';
import { walletMessages as enGB } from './en-GB.ts';
import { walletMessages as fr } from './fr.ts';
import { walletMessages as frCA } from './fr-CA.ts';
import { walletMessages as de } from './de.ts';
import type { WalletMessages } from './messages.ts';

/** In every locale, at once: for a server. */
export const walletMessages: Readonly<Record<MessageLocale, MessageData<WalletMessages>>> = {
  en: en,
  'en-GB': enGB,
  'en-CA': en,
  fr: fr,
  'fr-CA': frCA,
  de: de,
};
