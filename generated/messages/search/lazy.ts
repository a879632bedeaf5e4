// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import type { SearchMessages } from './messages.ts';

/** Each locale when it is asked for: for code that comes late in a browser. */
export const searchMessages: Readonly<Record<MessageLocale, () => Promise<MessageData<SearchMessages>>>> = {
  en: async () => (await import('./en.ts')).searchMessages,
  'en-GB': async () => (await import('./en.ts')).searchMessages,
  'en-CA': async () => (await import('./en.ts')).searchMessages,
  fr: async () => (await import('./fr.ts')).searchMessages,
  'fr-CA': async () => (await import('./fr.ts')).searchMessages,
  de: async () => (await import('./de.ts')).searchMessages,
};
