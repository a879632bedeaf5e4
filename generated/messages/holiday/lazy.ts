// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import type { HolidayMessages } from './messages.ts';

/** Each locale when it is asked for: for code that comes late in a browser. */
export const holidayMessages: Readonly<Record<MessageLocale, () => Promise<MessageData<HolidayMessages>>>> = {
  en: async () => (await import('./en.ts')).holidayMessages,
  'en-GB': async () => (await import('./en-GB.ts')).holidayMessages,
  'en-CA': async () => (await import('./en-CA.ts')).holidayMessages,
  fr: async () => (await import('./fr.ts')).holidayMessages,
  'fr-CA': async () => (await import('./fr.ts')).holidayMessages,
  de: async () => (await import('./de.ts')).holidayMessages,
};
