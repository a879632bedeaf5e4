// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import type { PayLaterMessages } from './messages.ts';

/** Each locale when it is asked for: for code that comes late in a browser. */
export const payLaterMessages: Readonly<Record<MessageLocale, () => Promise<MessageData<PayLaterMessages>>>> = {
  en: async () => (await import('./en.ts')).payLaterMessages,
  'en-GB': async () => (await import('./en-GB.ts')).payLaterMessages,
  'en-CA': async () => (await import('./en.ts')).payLaterMessages,
  fr: async () => (await import('./fr.ts')).payLaterMessages,
  'fr-CA': async () => (await import('./fr.ts')).payLaterMessages,
  de: async () => (await import('./de.ts')).payLaterMessages,
};
