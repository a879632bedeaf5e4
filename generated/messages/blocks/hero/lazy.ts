// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import type { HeroMessages } from './messages.ts';

/** Each locale when it is asked for: for code that comes late in a browser. */
export const heroMessages: Readonly<Record<MessageLocale, () => Promise<MessageData<HeroMessages>>>> = {
  en: async () => (await import('./en.ts')).heroMessages,
  'en-GB': async () => (await import('./en.ts')).heroMessages,
  'en-CA': async () => (await import('./en.ts')).heroMessages,
  fr: async () => (await import('./fr.ts')).heroMessages,
  'fr-CA': async () => (await import('./fr.ts')).heroMessages,
  de: async () => (await import('./de.ts')).heroMessages,
};
