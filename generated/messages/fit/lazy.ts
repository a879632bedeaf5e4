// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import type { FitMessages } from './messages.ts';

/** Each locale when it is asked for: for code that comes late in a browser. */
export const fitMessages: Readonly<Record<MessageLocale, () => Promise<MessageData<FitMessages>>>> = {
  en: async () => (await import('./en.ts')).fitMessages,
  'en-GB': async () => (await import('./en.ts')).fitMessages,
  'en-CA': async () => (await import('./en.ts')).fitMessages,
  fr: async () => (await import('./fr.ts')).fitMessages,
  'fr-CA': async () => (await import('./fr.ts')).fitMessages,
  de: async () => (await import('./de.ts')).fitMessages,
};
