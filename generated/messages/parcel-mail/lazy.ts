// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import type { ParcelMailMessages } from './messages.ts';

/** Each locale when it is asked for: for code that comes late in a browser. */
export const parcelMailMessages: Readonly<Record<MessageLocale, () => Promise<MessageData<ParcelMailMessages>>>> = {
  en: async () => (await import('./en.ts')).parcelMailMessages,
  'en-GB': async () => (await import('./en-GB.ts')).parcelMailMessages,
  'en-CA': async () => (await import('./en.ts')).parcelMailMessages,
  fr: async () => (await import('./fr.ts')).parcelMailMessages,
  'fr-CA': async () => (await import('./fr-CA.ts')).parcelMailMessages,
  de: async () => (await import('./de.ts')).parcelMailMessages,
};
