// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import type { ErrorMessages } from './messages.ts';

/** Each locale when it is asked for: for code that comes late in a browser. */
export const errorMessages: Readonly<Record<MessageLocale, () => Promise<MessageData<ErrorMessages>>>> = {
  en: async () => (await import('./en.ts')).errorMessages,
  'en-GB': async () => (await import('./en-GB.ts')).errorMessages,
  'en-CA': async () => (await import('./en-CA.ts')).errorMessages,
  fr: async () => (await import('./fr.ts')).errorMessages,
  'fr-CA': async () => (await import('./fr-CA.ts')).errorMessages,
  de: async () => (await import('./de.ts')).errorMessages,
};
