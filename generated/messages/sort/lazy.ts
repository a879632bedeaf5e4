// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import type { SortMessages } from './messages.ts';

/** Each locale when it is asked for: for code that comes late in a browser. */
export const sortMessages: Readonly<Record<MessageLocale, () => Promise<MessageData<SortMessages>>>> = {
  en: async () => (await import('./en.ts')).sortMessages,
  'en-GB': async () => (await import('./en.ts')).sortMessages,
  'en-CA': async () => (await import('./en.ts')).sortMessages,
  fr: async () => (await import('./fr.ts')).sortMessages,
  'fr-CA': async () => (await import('./fr.ts')).sortMessages,
  de: async () => (await import('./de.ts')).sortMessages,
};
