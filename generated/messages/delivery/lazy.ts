// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import type { DeliveryMessages } from './messages.ts';

/** Each locale when it is asked for: for code that comes late in a browser. */
export const deliveryMessages: Readonly<Record<MessageLocale, () => Promise<MessageData<DeliveryMessages>>>> = {
  en: async () => (await import('./en.ts')).deliveryMessages,
  'en-GB': async () => (await import('./en-GB.ts')).deliveryMessages,
  'en-CA': async () => (await import('./en-CA.ts')).deliveryMessages,
  fr: async () => (await import('./fr.ts')).deliveryMessages,
  'fr-CA': async () => (await import('./fr-CA.ts')).deliveryMessages,
  de: async () => (await import('./de.ts')).deliveryMessages,
};
