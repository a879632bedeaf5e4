// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import type { CheckoutMessages } from './messages.ts';

/** Each locale when it is asked for: for code that comes late in a browser. */
export const checkoutMessages: Readonly<Record<MessageLocale, () => Promise<MessageData<CheckoutMessages>>>> = {
  en: async () => (await import('./en.ts')).checkoutMessages,
  'en-GB': async () => (await import('./en-GB.ts')).checkoutMessages,
  'en-CA': async () => (await import('./en-CA.ts')).checkoutMessages,
  fr: async () => (await import('./fr.ts')).checkoutMessages,
  'fr-CA': async () => (await import('./fr-CA.ts')).checkoutMessages,
  de: async () => (await import('./de.ts')).checkoutMessages,
};
