// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import type { OrderChangeMailMessages } from './messages.ts';

/** Each locale when it is asked for: for code that comes late in a browser. */
export const orderChangeMailMessages: Readonly<Record<MessageLocale, () => Promise<MessageData<OrderChangeMailMessages>>>> = {
  en: async () => (await import('./en.ts')).orderChangeMailMessages,
  'en-GB': async () => (await import('./en-GB.ts')).orderChangeMailMessages,
  'en-CA': async () => (await import('./en-CA.ts')).orderChangeMailMessages,
  fr: async () => (await import('./fr.ts')).orderChangeMailMessages,
  'fr-CA': async () => (await import('./fr.ts')).orderChangeMailMessages,
  de: async () => (await import('./de.ts')).orderChangeMailMessages,
};
