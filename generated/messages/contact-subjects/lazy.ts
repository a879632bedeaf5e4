// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import type { ContactSubjectsMessages } from './messages.ts';

/** Each locale when it is asked for: for code that comes late in a browser. */
export const contactSubjectsMessages: Readonly<Record<MessageLocale, () => Promise<MessageData<ContactSubjectsMessages>>>> = {
  en: async () => (await import('./en.ts')).contactSubjectsMessages,
  'en-GB': async () => (await import('./en.ts')).contactSubjectsMessages,
  'en-CA': async () => (await import('./en.ts')).contactSubjectsMessages,
  fr: async () => (await import('./fr.ts')).contactSubjectsMessages,
  'fr-CA': async () => (await import('./fr-CA.ts')).contactSubjectsMessages,
  de: async () => (await import('./de.ts')).contactSubjectsMessages,
};
