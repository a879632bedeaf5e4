// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import type { SavedItemsMessages } from './messages.ts';

/** Each locale when it is asked for: for code that comes late in a browser. */
export const savedItemsMessages: Readonly<Record<MessageLocale, () => Promise<MessageData<SavedItemsMessages>>>> = {
  en: async () => (await import('./en.ts')).savedItemsMessages,
  'en-GB': async () => (await import('./en-GB.ts')).savedItemsMessages,
  'en-CA': async () => (await import('./en-CA.ts')).savedItemsMessages,
  fr: async () => (await import('./fr.ts')).savedItemsMessages,
  'fr-CA': async () => (await import('./fr-CA.ts')).savedItemsMessages,
  de: async () => (await import('./de.ts')).savedItemsMessages,
};
