// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import type { CuralateGalleryMessages } from './messages.ts';

/** Each locale when it is asked for: for code that comes late in a browser. */
export const curalateGalleryMessages: Readonly<Record<MessageLocale, () => Promise<MessageData<CuralateGalleryMessages>>>> = {
  en: async () => (await import('./en.ts')).curalateGalleryMessages,
  'en-GB': async () => (await import('./en.ts')).curalateGalleryMessages,
  'en-CA': async () => (await import('./en.ts')).curalateGalleryMessages,
  fr: async () => (await import('./fr.ts')).curalateGalleryMessages,
  'fr-CA': async () => (await import('./fr.ts')).curalateGalleryMessages,
  de: async () => (await import('./de.ts')).curalateGalleryMessages,
};
