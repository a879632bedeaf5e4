// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import type { DialogMessages } from './messages.ts';

/** Each locale when it is asked for: for code that comes late in a browser. */
export const dialogMessages: Readonly<Record<MessageLocale, () => Promise<MessageData<DialogMessages>>>> = {
  en: async () => (await import('./en.ts')).dialogMessages,
  'en-GB': async () => (await import('./en.ts')).dialogMessages,
  'en-CA': async () => (await import('./en.ts')).dialogMessages,
  fr: async () => (await import('./fr.ts')).dialogMessages,
  'fr-CA': async () => (await import('./fr.ts')).dialogMessages,
  de: async () => (await import('./de.ts')).dialogMessages,
};
