// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import type { NotifyMeMessages } from './messages.ts';

/** Each locale when it is asked for: for code that comes late in a browser. */
export const notifyMeMessages: Readonly<Record<MessageLocale, () => Promise<MessageData<NotifyMeMessages>>>> = {
  en: async () => (await import('./en.ts')).notifyMeMessages,
  'en-GB': async () => (await import('./en-GB.ts')).notifyMeMessages,
  'en-CA': async () => (await import('./en.ts')).notifyMeMessages,
  fr: async () => (await import('./fr.ts')).notifyMeMessages,
  'fr-CA': async () => (await import('./fr-CA.ts')).notifyMeMessages,
  de: async () => (await import('./de.ts')).notifyMeMessages,
};
