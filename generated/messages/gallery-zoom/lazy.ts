// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import type { GalleryZoomMessages } from './messages.ts';

/** Each locale when it is asked for: for code that comes late in a browser. */
export const galleryZoomMessages: Readonly<Record<MessageLocale, () => Promise<MessageData<GalleryZoomMessages>>>> = {
  en: async () => (await import('./en.ts')).galleryZoomMessages,
  'en-GB': async () => (await import('./en.ts')).galleryZoomMessages,
  'en-CA': async () => (await import('./en.ts')).galleryZoomMessages,
  fr: async () => (await import('./fr.ts')).galleryZoomMessages,
  'fr-CA': async () => (await import('./fr.ts')).galleryZoomMessages,
  de: async () => (await import('./de.ts')).galleryZoomMessages,
};
