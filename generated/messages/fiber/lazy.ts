// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import type { FiberMessages } from './messages.ts';

/** Each locale when it is asked for: for code that comes late in a browser. */
export const fiberMessages: Readonly<Record<MessageLocale, () => Promise<MessageData<FiberMessages>>>> = {
  en: async () => (await import('./en.ts')).fiberMessages,
  'en-GB': async () => (await import('./en-GB.ts')).fiberMessages,
  'en-CA': async () => (await import('./en.ts')).fiberMessages,
  fr: async () => (await import('./fr.ts')).fiberMessages,
  'fr-CA': async () => (await import('./fr.ts')).fiberMessages,
  de: async () => (await import('./de.ts')).fiberMessages,
};
