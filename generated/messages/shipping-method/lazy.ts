// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import type { ShippingMethodMessages } from './messages.ts';

/** Each locale when it is asked for: for code that comes late in a browser. */
export const shippingMethodMessages: Readonly<Record<MessageLocale, () => Promise<MessageData<ShippingMethodMessages>>>> = {
  en: async () => (await import('./en.ts')).shippingMethodMessages,
  'en-GB': async () => (await import('./en-GB.ts')).shippingMethodMessages,
  'en-CA': async () => (await import('./en.ts')).shippingMethodMessages,
  fr: async () => (await import('./fr.ts')).shippingMethodMessages,
  'fr-CA': async () => (await import('./fr-CA.ts')).shippingMethodMessages,
  de: async () => (await import('./de.ts')).shippingMethodMessages,
};
