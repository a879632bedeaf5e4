// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import type { CatalogMessages } from './messages.ts';

/** Each locale when it is asked for: for code that comes late in a browser. */
export const catalogMessages: Readonly<Record<MessageLocale, () => Promise<MessageData<CatalogMessages>>>> = {
  en: async () => (await import('./en.ts')).catalogMessages,
  'en-GB': async () => (await import('./en-GB.ts')).catalogMessages,
  'en-CA': async () => (await import('./en.ts')).catalogMessages,
  fr: async () => (await import('./fr.ts')).catalogMessages,
  'fr-CA': async () => (await import('./fr.ts')).catalogMessages,
  de: async () => (await import('./de.ts')).catalogMessages,
};
