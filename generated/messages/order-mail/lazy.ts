// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import type { OrderMailMessages } from './messages.ts';

/** Each locale when it is asked for: for code that comes late in a browser. */
export const orderMailMessages: Readonly<Record<MessageLocale, () => Promise<MessageData<OrderMailMessages>>>> = {
  en: async () => (await import('./en.ts')).orderMailMessages,
  'en-GB': async () => (await import('./en-GB.ts')).orderMailMessages,
  'en-CA': async () => (await import('./en-CA.ts')).orderMailMessages,
  fr: async () => (await import('./fr.ts')).orderMailMessages,
  'fr-CA': async () => (await import('./fr-CA.ts')).orderMailMessages,
  de: async () => (await import('./de.ts')).orderMailMessages,
};
