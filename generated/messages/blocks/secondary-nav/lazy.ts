// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import type { SecondaryNavMessages } from './messages.ts';

/** Each locale when it is asked for: for code that comes late in a browser. */
export const secondaryNavMessages: Readonly<Record<MessageLocale, () => Promise<MessageData<SecondaryNavMessages>>>> = {
  en: async () => (await import('./en.ts')).secondaryNavMessages,
  'en-GB': async () => (await import('./en.ts')).secondaryNavMessages,
  'en-CA': async () => (await import('./en.ts')).secondaryNavMessages,
  fr: async () => (await import('./fr.ts')).secondaryNavMessages,
  'fr-CA': async () => (await import('./fr.ts')).secondaryNavMessages,
  de: async () => (await import('./de.ts')).secondaryNavMessages,
};
