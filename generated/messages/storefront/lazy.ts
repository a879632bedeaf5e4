// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import type { StorefrontMessages } from './messages.ts';

/** Each locale when it is asked for: for code that comes late in a browser. */
export const storefrontMessages: Readonly<Record<MessageLocale, () => Promise<MessageData<StorefrontMessages>>>> = {
  en: async () => (await import('./en.ts')).storefrontMessages,
  'en-GB': async () => (await import('./en-GB.ts')).storefrontMessages,
  'en-CA': async () => (await import('./en.ts')).storefrontMessages,
  fr: async () => (await import('./fr.ts')).storefrontMessages,
  'fr-CA': async () => (await import('./fr-CA.ts')).storefrontMessages,
  de: async () => (await import('./de.ts')).storefrontMessages,
};
