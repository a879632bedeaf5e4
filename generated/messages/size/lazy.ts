// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import type { SizeMessages } from './messages.ts';

/** Each locale when it is asked for: for code that comes late in a browser. */
export const sizeMessages: Readonly<Record<MessageLocale, () => Promise<MessageData<SizeMessages>>>> = {
  en: async () => (await import('./en.ts')).sizeMessages,
  'en-GB': async () => (await import('./en.ts')).sizeMessages,
  'en-CA': async () => (await import('./en.ts')).sizeMessages,
  fr: async () => (await import('./fr.ts')).sizeMessages,
  'fr-CA': async () => (await import('./fr.ts')).sizeMessages,
  de: async () => (await import('./de.ts')).sizeMessages,
};
