// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import type { GalleryMessages } from './messages.ts';

/** Each locale when it is asked for: for code that comes late in a browser. */
export const galleryMessages: Readonly<Record<MessageLocale, () => Promise<MessageData<GalleryMessages>>>> = {
  en: async () => (await import('./en.ts')).galleryMessages,
  'en-GB': async () => (await import('./en.ts')).galleryMessages,
  'en-CA': async () => (await import('./en.ts')).galleryMessages,
  fr: async () => (await import('./fr.ts')).galleryMessages,
  'fr-CA': async () => (await import('./fr.ts')).galleryMessages,
  de: async () => (await import('./de.ts')).galleryMessages,
};
