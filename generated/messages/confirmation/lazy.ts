// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import type { ConfirmationMessages } from './messages.ts';

/** Each locale when it is asked for: for code that comes late in a browser. */
export const confirmationMessages: Readonly<Record<MessageLocale, () => Promise<MessageData<ConfirmationMessages>>>> = {
  en: async () => (await import('./en.ts')).confirmationMessages,
  'en-GB': async () => (await import('./en-GB.ts')).confirmationMessages,
  'en-CA': async () => (await import('./en-CA.ts')).confirmationMessages,
  fr: async () => (await import('./fr.ts')).confirmationMessages,
  'fr-CA': async () => (await import('./fr-CA.ts')).confirmationMessages,
  de: async () => (await import('./de.ts')).confirmationMessages,
};
