// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import type { VideoMessages } from './messages.ts';

/** Each locale when it is asked for: for code that comes late in a browser. */
export const videoMessages: Readonly<Record<MessageLocale, () => Promise<MessageData<VideoMessages>>>> = {
  en: async () => (await import('./en.ts')).videoMessages,
  'en-GB': async () => (await import('./en.ts')).videoMessages,
  'en-CA': async () => (await import('./en.ts')).videoMessages,
  fr: async () => (await import('./fr.ts')).videoMessages,
  'fr-CA': async () => (await import('./fr.ts')).videoMessages,
  de: async () => (await import('./de.ts')).videoMessages,
};
