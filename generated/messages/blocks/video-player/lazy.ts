// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import type { VideoPlayerMessages } from './messages.ts';

/** Each locale when it is asked for: for code that comes late in a browser. */
export const videoPlayerMessages: Readonly<Record<MessageLocale, () => Promise<MessageData<VideoPlayerMessages>>>> = {
  en: async () => (await import('./en.ts')).videoPlayerMessages,
  'en-GB': async () => (await import('./en.ts')).videoPlayerMessages,
  'en-CA': async () => (await import('./en.ts')).videoPlayerMessages,
  fr: async () => (await import('./fr.ts')).videoPlayerMessages,
  'fr-CA': async () => (await import('./fr.ts')).videoPlayerMessages,
  de: async () => (await import('./de.ts')).videoPlayerMessages,
};
