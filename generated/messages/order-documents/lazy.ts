// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import type { OrderDocumentsMessages } from './messages.ts';

/** Each locale when it is asked for: for code that comes late in a browser. */
export const orderDocumentsMessages: Readonly<Record<MessageLocale, () => Promise<MessageData<OrderDocumentsMessages>>>> = {
  en: async () => (await import('./en.ts')).orderDocumentsMessages,
  'en-GB': async () => (await import('./en-GB.ts')).orderDocumentsMessages,
  'en-CA': async () => (await import('./en-CA.ts')).orderDocumentsMessages,
  fr: async () => (await import('./fr.ts')).orderDocumentsMessages,
  'fr-CA': async () => (await import('./fr.ts')).orderDocumentsMessages,
  de: async () => (await import('./de.ts')).orderDocumentsMessages,
};
