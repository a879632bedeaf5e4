// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import type { ValidationMessages } from './messages.ts';

/** Each locale when it is asked for: for code that comes late in a browser. */
export const validationMessages: Readonly<Record<MessageLocale, () => Promise<MessageData<ValidationMessages>>>> = {
  en: async () => (await import('./en.ts')).validationMessages,
  'en-GB': async () => (await import('./en.ts')).validationMessages,
  'en-CA': async () => (await import('./en.ts')).validationMessages,
  fr: async () => (await import('./fr.ts')).validationMessages,
  'fr-CA': async () => (await import('./fr-CA.ts')).validationMessages,
  de: async () => (await import('./de.ts')).validationMessages,
};
