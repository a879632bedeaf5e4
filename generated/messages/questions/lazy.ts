// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import type { QuestionsMessages } from './messages.ts';

/** Each locale when it is asked for: for code that comes late in a browser. */
export const questionsMessages: Readonly<Record<MessageLocale, () => Promise<MessageData<QuestionsMessages>>>> = {
  en: async () => (await import('./en.ts')).questionsMessages,
  'en-GB': async () => (await import('./en.ts')).questionsMessages,
  'en-CA': async () => (await import('./en.ts')).questionsMessages,
  fr: async () => (await import('./fr.ts')).questionsMessages,
  'fr-CA': async () => (await import('./fr-CA.ts')).questionsMessages,
  de: async () => (await import('./de.ts')).questionsMessages,
};
