// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import type { CompareMessages } from './messages.ts';

/** Each locale when it is asked for: for code that comes late in a browser. */
export const compareMessages: Readonly<Record<MessageLocale, () => Promise<MessageData<CompareMessages>>>> = {
  en: async () => (await import('./en.ts')).compareMessages,
  'en-GB': async () => (await import('./en.ts')).compareMessages,
  'en-CA': async () => (await import('./en.ts')).compareMessages,
  fr: async () => (await import('./fr.ts')).compareMessages,
  'fr-CA': async () => (await import('./fr.ts')).compareMessages,
  de: async () => (await import('./de.ts')).compareMessages,
};
