// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import type { FooterItemsMessages } from './messages.ts';

/** Each locale when it is asked for: for code that comes late in a browser. */
export const footerItemsMessages: Readonly<Record<MessageLocale, () => Promise<MessageData<FooterItemsMessages>>>> = {
  en: async () => (await import('./en.ts')).footerItemsMessages,
  'en-GB': async () => (await import('./en.ts')).footerItemsMessages,
  'en-CA': async () => (await import('./en.ts')).footerItemsMessages,
  fr: async () => (await import('./fr.ts')).footerItemsMessages,
  'fr-CA': async () => (await import('./fr.ts')).footerItemsMessages,
  de: async () => (await import('./de.ts')).footerItemsMessages,
};
