// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import type { CollectionMessages } from './messages.ts';

/** Each locale when it is asked for: for code that comes late in a browser. */
export const collectionMessages: Readonly<Record<MessageLocale, () => Promise<MessageData<CollectionMessages>>>> = {
  en: async () => (await import('./en.ts')).collectionMessages,
  'en-GB': async () => (await import('./en.ts')).collectionMessages,
  'en-CA': async () => (await import('./en.ts')).collectionMessages,
  fr: async () => (await import('./fr.ts')).collectionMessages,
  'fr-CA': async () => (await import('./fr.ts')).collectionMessages,
  de: async () => (await import('./de.ts')).collectionMessages,
};
