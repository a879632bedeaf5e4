// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import type { ProductMessages } from './messages.ts';

/** Each locale when it is asked for: for code that comes late in a browser. */
export const productMessages: Readonly<Record<MessageLocale, () => Promise<MessageData<ProductMessages>>>> = {
  en: async () => (await import('./en.ts')).productMessages,
  'en-GB': async () => (await import('./en-GB.ts')).productMessages,
  'en-CA': async () => (await import('./en-CA.ts')).productMessages,
  fr: async () => (await import('./fr.ts')).productMessages,
  'fr-CA': async () => (await import('./fr.ts')).productMessages,
  de: async () => (await import('./de.ts')).productMessages,
};
