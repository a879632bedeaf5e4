// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import type { ProductSetMessages } from './messages.ts';

/** Each locale when it is asked for: for code that comes late in a browser. */
export const productSetMessages: Readonly<Record<MessageLocale, () => Promise<MessageData<ProductSetMessages>>>> = {
  en: async () => (await import('./en.ts')).productSetMessages,
  'en-GB': async () => (await import('./en-GB.ts')).productSetMessages,
  'en-CA': async () => (await import('./en.ts')).productSetMessages,
  fr: async () => (await import('./fr.ts')).productSetMessages,
  'fr-CA': async () => (await import('./fr.ts')).productSetMessages,
  de: async () => (await import('./de.ts')).productSetMessages,
};
