// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import type { MegaMenuMessages } from './messages.ts';

/** Each locale when it is asked for: for code that comes late in a browser. */
export const megaMenuMessages: Readonly<Record<MessageLocale, () => Promise<MessageData<MegaMenuMessages>>>> = {
  en: async () => (await import('./en.ts')).megaMenuMessages,
  'en-GB': async () => (await import('./en.ts')).megaMenuMessages,
  'en-CA': async () => (await import('./en.ts')).megaMenuMessages,
  fr: async () => (await import('./fr.ts')).megaMenuMessages,
  'fr-CA': async () => (await import('./fr.ts')).megaMenuMessages,
  de: async () => (await import('./de.ts')).megaMenuMessages,
};
