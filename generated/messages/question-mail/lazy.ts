// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import type { QuestionMailMessages } from './messages.ts';

/** Each locale when it is asked for: for code that comes late in a browser. */
export const questionMailMessages: Readonly<Record<MessageLocale, () => Promise<MessageData<QuestionMailMessages>>>> = {
  en: async () => (await import('./en.ts')).questionMailMessages,
  'en-GB': async () => (await import('./en.ts')).questionMailMessages,
  'en-CA': async () => (await import('./en.ts')).questionMailMessages,
  fr: async () => (await import('./fr.ts')).questionMailMessages,
  'fr-CA': async () => (await import('./fr.ts')).questionMailMessages,
  de: async () => (await import('./de.ts')).questionMailMessages,
};
