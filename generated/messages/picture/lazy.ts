// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import type { PictureMessages } from './messages.ts';

/** Each locale when it is asked for: for code that comes late in a browser. */
export const pictureMessages: Readonly<Record<MessageLocale, () => Promise<MessageData<PictureMessages>>>> = {
  en: async () => (await import('./en.ts')).pictureMessages,
  'en-GB': async () => (await import('./en.ts')).pictureMessages,
  'en-CA': async () => (await import('./en.ts')).pictureMessages,
  fr: async () => (await import('./fr.ts')).pictureMessages,
  'fr-CA': async () => (await import('./fr.ts')).pictureMessages,
  de: async () => (await import('./de.ts')).pictureMessages,
};
