// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import type { ConsentMessages } from './messages.ts';

/** Each locale when it is asked for: for code that comes late in a browser. */
export const consentMessages: Readonly<Record<MessageLocale, () => Promise<MessageData<ConsentMessages>>>> = {
  en: async () => (await import('./en.ts')).consentMessages,
  'en-GB': async () => (await import('./en-GB.ts')).consentMessages,
  'en-CA': async () => (await import('./en.ts')).consentMessages,
  fr: async () => (await import('./fr.ts')).consentMessages,
  'fr-CA': async () => (await import('./fr.ts')).consentMessages,
  de: async () => (await import('./de.ts')).consentMessages,
};
