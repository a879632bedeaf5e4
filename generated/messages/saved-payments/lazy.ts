// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import type { SavedPaymentsMessages } from './messages.ts';

/** Each locale when it is asked for: for code that comes late in a browser. */
export const savedPaymentsMessages: Readonly<Record<MessageLocale, () => Promise<MessageData<SavedPaymentsMessages>>>> = {
  en: async () => (await import('./en.ts')).savedPaymentsMessages,
  'en-GB': async () => (await import('./en.ts')).savedPaymentsMessages,
  'en-CA': async () => (await import('./en.ts')).savedPaymentsMessages,
  fr: async () => (await import('./fr.ts')).savedPaymentsMessages,
  'fr-CA': async () => (await import('./fr-CA.ts')).savedPaymentsMessages,
  de: async () => (await import('./de.ts')).savedPaymentsMessages,
};
