// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import type { ListingMessages } from './messages.ts';

/** Each locale when it is asked for: for code that comes late in a browser. */
export const listingMessages: Readonly<Record<MessageLocale, () => Promise<MessageData<ListingMessages>>>> = {
  en: async () => (await import('./en.ts')).listingMessages,
  'en-GB': async () => (await import('./en-GB.ts')).listingMessages,
  'en-CA': async () => (await import('./en-CA.ts')).listingMessages,
  fr: async () => (await import('./fr.ts')).listingMessages,
  'fr-CA': async () => (await import('./fr.ts')).listingMessages,
  de: async () => (await import('./de.ts')).listingMessages,
};
