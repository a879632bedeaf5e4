// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import type { UgcMessages } from './messages.ts';

/** Each locale when it is asked for: for code that comes late in a browser. */
export const ugcMessages: Readonly<Record<MessageLocale, () => Promise<MessageData<UgcMessages>>>> = {
  en: async () => (await import('./en.ts')).ugcMessages,
  'en-GB': async () => (await import('./en.ts')).ugcMessages,
  'en-CA': async () => (await import('./en.ts')).ugcMessages,
  fr: async () => (await import('./fr.ts')).ugcMessages,
  'fr-CA': async () => (await import('./fr.ts')).ugcMessages,
  de: async () => (await import('./de.ts')).ugcMessages,
};
