// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import { authenticationChallengeMessages as en } from './en.ts';
import { authenticationChallengeMessages as enGB } from './en-GB.ts';
import { authenticationChallengeMessages as fr } from './fr.ts';
import { authenticationChallengeMessages as frCA } from './fr-CA.ts';
import { authenticationChallengeMessages as de } from './de.ts';
import type { AuthenticationChallengeMessages } from './messages.ts';

/** In every locale, at once: for a server. */
export const authenticationChallengeMessages: Readonly<Record<MessageLocale, MessageData<AuthenticationChallengeMessages>>> = {
  en: en,
  'en-GB': enGB,
  'en-CA': en,
  fr: fr,
  'fr-CA': frCA,
  de: de,
};
