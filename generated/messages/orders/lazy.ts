// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import type { OrdersMessages } from './messages.ts';

/** Each locale when it is asked for: for code that comes late in a browser. */
export const ordersMessages: Readonly<Record<MessageLocale, () => Promise<MessageData<OrdersMessages>>>> = {
  en: async () => (await import('./en.ts')).ordersMessages,
  'en-GB': async () => (await import('./en-GB.ts')).ordersMessages,
  'en-CA': async () => (await import('./en-CA.ts')).ordersMessages,
  fr: async () => (await import('./fr.ts')).ordersMessages,
  'fr-CA': async () => (await import('./fr-CA.ts')).ordersMessages,
  de: async () => (await import('./de.ts')).ordersMessages,
};
