// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import type { ReviewsMessages } from './messages.ts';

/** Each locale when it is asked for: for code that comes late in a browser. */
export const reviewsMessages: Readonly<Record<MessageLocale, () => Promise<MessageData<ReviewsMessages>>>> = {
  en: async () => (await import('./en.ts')).reviewsMessages,
  'en-GB': async () => (await import('./en.ts')).reviewsMessages,
  'en-CA': async () => (await import('./en.ts')).reviewsMessages,
  fr: async () => (await import('./fr.ts')).reviewsMessages,
  'fr-CA': async () => (await import('./fr-CA.ts')).reviewsMessages,
  de: async () => (await import('./de.ts')).reviewsMessages,
};
