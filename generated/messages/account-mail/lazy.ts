// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import type { AccountMailMessages } from './messages.ts';

/** Each locale when it is asked for: for code that comes late in a browser. */
export const accountMailMessages: Readonly<Record<MessageLocale, () => Promise<MessageData<AccountMailMessages>>>> = {
  en: async () => (await import('./en.ts')).accountMailMessages,
  'en-GB': async () => (await import('./en.ts')).accountMailMessages,
  'en-CA': async () => (await import('./en.ts')).accountMailMessages,
  fr: async () => (await import('./fr.ts')).accountMailMessages,
  'fr-CA': async () => (await import('./fr-CA.ts')).accountMailMessages,
  de: async () => (await import('./de.ts')).accountMailMessages,
};
