// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import type { FavoritesMailMessages } from './messages.ts';

/** Each locale when it is asked for: for code that comes late in a browser. */
export const favoritesMailMessages: Readonly<Record<MessageLocale, () => Promise<MessageData<FavoritesMailMessages>>>> = {
  en: async () => (await import('./en.ts')).favoritesMailMessages,
  'en-GB': async () => (await import('./en-GB.ts')).favoritesMailMessages,
  'en-CA': async () => (await import('./en-CA.ts')).favoritesMailMessages,
  fr: async () => (await import('./fr.ts')).favoritesMailMessages,
  'fr-CA': async () => (await import('./fr-CA.ts')).favoritesMailMessages,
  de: async () => (await import('./de.ts')).favoritesMailMessages,
};
