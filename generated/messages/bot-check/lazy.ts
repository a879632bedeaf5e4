// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import type { BotCheckMessages } from './messages.ts';

/** Each locale when it is asked for: for code that comes late in a browser. */
export const botCheckMessages: Readonly<Record<MessageLocale, () => Promise<MessageData<BotCheckMessages>>>> = {
  en: async () => (await import('./en.ts')).botCheckMessages,
  'en-GB': async () => (await import('./en.ts')).botCheckMessages,
  'en-CA': async () => (await import('./en.ts')).botCheckMessages,
  fr: async () => (await import('./fr.ts')).botCheckMessages,
  'fr-CA': async () => (await import('./fr-CA.ts')).botCheckMessages,
  de: async () => (await import('./de.ts')).botCheckMessages,
};
