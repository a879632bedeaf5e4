// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import type { FavoritesMessages } from './messages.ts';

/** Each locale when it is asked for: for code that comes late in a browser. */
export const favoritesMessages: Readonly<Record<MessageLocale, () => Promise<MessageData<FavoritesMessages>>>> = {
  en: async () => (await import('./en.ts')).favoritesMessages,
  'en-GB': async () => (await import('./en-GB.ts')).favoritesMessages,
  'en-CA': async () => (await import('./en-CA.ts')).favoritesMessages,
  fr: async () => (await import('./fr.ts')).favoritesMessages,
  'fr-CA': async () => (await import('./fr-CA.ts')).favoritesMessages,
  de: async () => (await import('./de.ts')).favoritesMessages,
};
