// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import type { LinkedCardMessages } from './messages.ts';

/** Each locale when it is asked for: for code that comes late in a browser. */
export const linkedCardMessages: Readonly<Record<MessageLocale, () => Promise<MessageData<LinkedCardMessages>>>> = {
  en: async () => (await import('./en.ts')).linkedCardMessages,
  'en-GB': async () => (await import('./en.ts')).linkedCardMessages,
  'en-CA': async () => (await import('./en.ts')).linkedCardMessages,
  fr: async () => (await import('./fr.ts')).linkedCardMessages,
  'fr-CA': async () => (await import('./fr.ts')).linkedCardMessages,
  de: async () => (await import('./de.ts')).linkedCardMessages,
};
