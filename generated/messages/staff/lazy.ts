// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import type { StaffMessages } from './messages.ts';

/** Each locale when it is asked for: for code that comes late in a browser. */
export const staffMessages: Readonly<Record<MessageLocale, () => Promise<MessageData<StaffMessages>>>> = {
  en: async () => (await import('./en.ts')).staffMessages,
  'en-GB': async () => (await import('./en-GB.ts')).staffMessages,
  'en-CA': async () => (await import('./en-CA.ts')).staffMessages,
  fr: async () => (await import('./fr.ts')).staffMessages,
  'fr-CA': async () => (await import('./fr-CA.ts')).staffMessages,
  de: async () => (await import('./de.ts')).staffMessages,
};
