// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import type { FreeShippingMessages } from './messages.ts';

/** Each locale when it is asked for: for code that comes late in a browser. */
export const freeShippingMessages: Readonly<Record<MessageLocale, () => Promise<MessageData<FreeShippingMessages>>>> = {
  en: async () => (await import('./en.ts')).freeShippingMessages,
  'en-GB': async () => (await import('./en.ts')).freeShippingMessages,
  'en-CA': async () => (await import('./en.ts')).freeShippingMessages,
  fr: async () => (await import('./fr.ts')).freeShippingMessages,
  'fr-CA': async () => (await import('./fr.ts')).freeShippingMessages,
  de: async () => (await import('./de.ts')).freeShippingMessages,
};
