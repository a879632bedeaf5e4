// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import type { ReviewPhotoMessages } from './messages.ts';

/** Each locale when it is asked for: for code that comes late in a browser. */
export const reviewPhotoMessages: Readonly<Record<MessageLocale, () => Promise<MessageData<ReviewPhotoMessages>>>> = {
  en: async () => (await import('./en.ts')).reviewPhotoMessages,
  'en-GB': async () => (await import('./en.ts')).reviewPhotoMessages,
  'en-CA': async () => (await import('./en.ts')).reviewPhotoMessages,
  fr: async () => (await import('./fr.ts')).reviewPhotoMessages,
  'fr-CA': async () => (await import('./fr.ts')).reviewPhotoMessages,
  de: async () => (await import('./de.ts')).reviewPhotoMessages,
};
