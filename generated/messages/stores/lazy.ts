// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import type { StoresMessages } from './messages.ts';

/** Each locale when it is asked for: for code that comes late in a browser. */
export const storesMessages: Readonly<Record<MessageLocale, () => Promise<MessageData<StoresMessages>>>> = {
  en: async () => (await import('./en.ts')).storesMessages,
  'en-GB': async () => (await import('./en-GB.ts')).storesMessages,
  'en-CA': async () => (await import('./en-CA.ts')).storesMessages,
  fr: async () => (await import('./fr.ts')).storesMessages,
  'fr-CA': async () => (await import('./fr-CA.ts')).storesMessages,
  de: async () => (await import('./de.ts')).storesMessages,
};
