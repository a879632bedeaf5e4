// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import type { ContactMessages } from './messages.ts';

/** Each locale when it is asked for: for code that comes late in a browser. */
export const contactMessages: Readonly<Record<MessageLocale, () => Promise<MessageData<ContactMessages>>>> = {
  en: async () => (await import('./en.ts')).contactMessages,
  'en-GB': async () => (await import('./en-GB.ts')).contactMessages,
  'en-CA': async () => (await import('./en.ts')).contactMessages,
  fr: async () => (await import('./fr.ts')).contactMessages,
  'fr-CA': async () => (await import('./fr-CA.ts')).contactMessages,
  de: async () => (await import('./de.ts')).contactMessages,
};
