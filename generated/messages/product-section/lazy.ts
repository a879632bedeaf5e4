// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import type { ProductSectionMessages } from './messages.ts';

/** Each locale when it is asked for: for code that comes late in a browser. */
export const productSectionMessages: Readonly<Record<MessageLocale, () => Promise<MessageData<ProductSectionMessages>>>> = {
  en: async () => (await import('./en.ts')).productSectionMessages,
  'en-GB': async () => (await import('./en.ts')).productSectionMessages,
  'en-CA': async () => (await import('./en.ts')).productSectionMessages,
  fr: async () => (await import('./fr.ts')).productSectionMessages,
  'fr-CA': async () => (await import('./fr.ts')).productSectionMessages,
  de: async () => (await import('./de.ts')).productSectionMessages,
};
