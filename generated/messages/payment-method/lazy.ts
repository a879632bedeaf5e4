// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import type { PaymentMethodMessages } from './messages.ts';

/** Each locale when it is asked for: for code that comes late in a browser. */
export const paymentMethodMessages: Readonly<Record<MessageLocale, () => Promise<MessageData<PaymentMethodMessages>>>> = {
  en: async () => (await import('./en.ts')).paymentMethodMessages,
  'en-GB': async () => (await import('./en.ts')).paymentMethodMessages,
  'en-CA': async () => (await import('./en.ts')).paymentMethodMessages,
  fr: async () => (await import('./fr.ts')).paymentMethodMessages,
  'fr-CA': async () => (await import('./fr.ts')).paymentMethodMessages,
  de: async () => (await import('./de.ts')).paymentMethodMessages,
};
