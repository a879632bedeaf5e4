// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import type { TendersMessages } from './messages.ts';

/** Each locale when it is asked for: for code that comes late in a browser. */
export const tendersMessages: Readonly<Record<MessageLocale, () => Promise<MessageData<TendersMessages>>>> = {
  en: async () => (await import('./en.ts')).tendersMessages,
  'en-GB': async () => (await import('./en-GB.ts')).tendersMessages,
  'en-CA': async () => (await import('./en-CA.ts')).tendersMessages,
  fr: async () => (await import('./fr.ts')).tendersMessages,
  'fr-CA': async () => (await import('./fr-CA.ts')).tendersMessages,
  de: async () => (await import('./de.ts')).tendersMessages,
};
