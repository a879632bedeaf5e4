// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import type { OlapicGalleryMessages } from './messages.ts';

/** Each locale when it is asked for: for code that comes late in a browser. */
export const olapicGalleryMessages: Readonly<Record<MessageLocale, () => Promise<MessageData<OlapicGalleryMessages>>>> = {
  en: async () => (await import('./en.ts')).olapicGalleryMessages,
  'en-GB': async () => (await import('./en.ts')).olapicGalleryMessages,
  'en-CA': async () => (await import('./en.ts')).olapicGalleryMessages,
  fr: async () => (await import('./fr.ts')).olapicGalleryMessages,
  'fr-CA': async () => (await import('./fr.ts')).olapicGalleryMessages,
  de: async () => (await import('./de.ts')).olapicGalleryMessages,
};
