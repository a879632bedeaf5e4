// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import type { GenderMessages } from './messages.ts';

/** Each locale when it is asked for: for code that comes late in a browser. */
export const genderMessages: Readonly<Record<MessageLocale, () => Promise<MessageData<GenderMessages>>>> = {
  en: async () => (await import('./en.ts')).genderMessages,
  'en-GB': async () => (await import('./en.ts')).genderMessages,
  'en-CA': async () => (await import('./en.ts')).genderMessages,
  fr: async () => (await import('./fr.ts')).genderMessages,
  'fr-CA': async () => (await import('./fr.ts')).genderMessages,
  de: async () => (await import('./de.ts')).genderMessages,
};
