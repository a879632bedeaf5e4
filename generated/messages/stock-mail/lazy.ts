// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import type { StockMailMessages } from './messages.ts';

/** Each locale when it is asked for: for code that comes late in a browser. */
export const stockMailMessages: Readonly<Record<MessageLocale, () => Promise<MessageData<StockMailMessages>>>> = {
  en: async () => (await import('./en.ts')).stockMailMessages,
  'en-GB': async () => (await import('./en.ts')).stockMailMessages,
  'en-CA': async () => (await import('./en.ts')).stockMailMessages,
  fr: async () => (await import('./fr.ts')).stockMailMessages,
  'fr-CA': async () => (await import('./fr-CA.ts')).stockMailMessages,
  de: async () => (await import('./de.ts')).stockMailMessages,
};
