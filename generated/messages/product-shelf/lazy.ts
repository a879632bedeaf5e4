// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import type { ProductShelfMessages } from './messages.ts';

/** Each locale when it is asked for: for code that comes late in a browser. */
export const productShelfMessages: Readonly<Record<MessageLocale, () => Promise<MessageData<ProductShelfMessages>>>> = {
  en: async () => (await import('./en.ts')).productShelfMessages,
  'en-GB': async () => (await import('./en.ts')).productShelfMessages,
  'en-CA': async () => (await import('./en.ts')).productShelfMessages,
  fr: async () => (await import('./fr.ts')).productShelfMessages,
  'fr-CA': async () => (await import('./fr.ts')).productShelfMessages,
  de: async () => (await import('./de.ts')).productShelfMessages,
};
