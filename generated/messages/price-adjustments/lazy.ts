// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import type { PriceAdjustmentsMessages } from './messages.ts';

/** Each locale when it is asked for: for code that comes late in a browser. */
export const priceAdjustmentsMessages: Readonly<Record<MessageLocale, () => Promise<MessageData<PriceAdjustmentsMessages>>>> = {
  en: async () => (await import('./en.ts')).priceAdjustmentsMessages,
  'en-GB': async () => (await import('./en-GB.ts')).priceAdjustmentsMessages,
  'en-CA': async () => (await import('./en.ts')).priceAdjustmentsMessages,
  fr: async () => (await import('./fr.ts')).priceAdjustmentsMessages,
  'fr-CA': async () => (await import('./fr-CA.ts')).priceAdjustmentsMessages,
  de: async () => (await import('./de.ts')).priceAdjustmentsMessages,
};
