// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import type { NewsletterSignupMessages } from './messages.ts';

/** Each locale when it is asked for: for code that comes late in a browser. */
export const newsletterSignupMessages: Readonly<Record<MessageLocale, () => Promise<MessageData<NewsletterSignupMessages>>>> = {
  en: async () => (await import('./en.ts')).newsletterSignupMessages,
  'en-GB': async () => (await import('./en.ts')).newsletterSignupMessages,
  'en-CA': async () => (await import('./en.ts')).newsletterSignupMessages,
  fr: async () => (await import('./fr.ts')).newsletterSignupMessages,
  'fr-CA': async () => (await import('./fr-CA.ts')).newsletterSignupMessages,
  de: async () => (await import('./de.ts')).newsletterSignupMessages,
};
