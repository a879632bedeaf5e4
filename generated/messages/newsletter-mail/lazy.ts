// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import type { NewsletterMailMessages } from './messages.ts';

/** Each locale when it is asked for: for code that comes late in a browser. */
export const newsletterMailMessages: Readonly<Record<MessageLocale, () => Promise<MessageData<NewsletterMailMessages>>>> = {
  en: async () => (await import('./en.ts')).newsletterMailMessages,
  'en-GB': async () => (await import('./en.ts')).newsletterMailMessages,
  'en-CA': async () => (await import('./en.ts')).newsletterMailMessages,
  fr: async () => (await import('./fr.ts')).newsletterMailMessages,
  'fr-CA': async () => (await import('./fr-CA.ts')).newsletterMailMessages,
  de: async () => (await import('./de.ts')).newsletterMailMessages,
};
