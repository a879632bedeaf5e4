// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import type { PictureViewMessages } from './messages.ts';

/** Each locale when it is asked for: for code that comes late in a browser. */
export const pictureViewMessages: Readonly<Record<MessageLocale, () => Promise<MessageData<PictureViewMessages>>>> = {
  en: async () => (await import('./en.ts')).pictureViewMessages,
  'en-GB': async () => (await import('./en.ts')).pictureViewMessages,
  'en-CA': async () => (await import('./en.ts')).pictureViewMessages,
  fr: async () => (await import('./fr.ts')).pictureViewMessages,
  'fr-CA': async () => (await import('./fr.ts')).pictureViewMessages,
  de: async () => (await import('./de.ts')).pictureViewMessages,
};
