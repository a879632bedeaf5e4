// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import type { CartMergeMessages } from './messages.ts';

/** Each locale when it is asked for: for code that comes late in a browser. */
export const cartMergeMessages: Readonly<Record<MessageLocale, () => Promise<MessageData<CartMergeMessages>>>> = {
  en: async () => (await import('./en.ts')).cartMergeMessages,
  'en-GB': async () => (await import('./en-GB.ts')).cartMergeMessages,
  'en-CA': async () => (await import('./en.ts')).cartMergeMessages,
  fr: async () => (await import('./fr.ts')).cartMergeMessages,
  'fr-CA': async () => (await import('./fr-CA.ts')).cartMergeMessages,
  de: async () => (await import('./de.ts')).cartMergeMessages,
};
