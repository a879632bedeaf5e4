// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import type { CartMessages } from './messages.ts';

/** Each locale when it is asked for: for code that comes late in a browser. */
export const cartMessages: Readonly<Record<MessageLocale, () => Promise<MessageData<CartMessages>>>> = {
  en: async () => (await import('./en.ts')).cartMessages,
  'en-GB': async () => (await import('./en-GB.ts')).cartMessages,
  'en-CA': async () => (await import('./en-CA.ts')).cartMessages,
  fr: async () => (await import('./fr.ts')).cartMessages,
  'fr-CA': async () => (await import('./fr-CA.ts')).cartMessages,
  de: async () => (await import('./de.ts')).cartMessages,
};
