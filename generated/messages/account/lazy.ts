// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import type { AccountMessages } from './messages.ts';

/** Each locale when it is asked for: for code that comes late in a browser. */
export const accountMessages: Readonly<Record<MessageLocale, () => Promise<MessageData<AccountMessages>>>> = {
  en: async () => (await import('./en.ts')).accountMessages,
  'en-GB': async () => (await import('./en-GB.ts')).accountMessages,
  'en-CA': async () => (await import('./en-CA.ts')).accountMessages,
  fr: async () => (await import('./fr.ts')).accountMessages,
  'fr-CA': async () => (await import('./fr-CA.ts')).accountMessages,
  de: async () => (await import('./de.ts')).accountMessages,
};
