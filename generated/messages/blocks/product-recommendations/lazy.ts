// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import type { ProductRecommendationsMessages } from './messages.ts';

/** Each locale when it is asked for: for code that comes late in a browser. */
export const productRecommendationsMessages: Readonly<Record<MessageLocale, () => Promise<MessageData<ProductRecommendationsMessages>>>> = {
  en: async () => (await import('./en.ts')).productRecommendationsMessages,
  'en-GB': async () => (await import('./en-GB.ts')).productRecommendationsMessages,
  'en-CA': async () => (await import('./en.ts')).productRecommendationsMessages,
  fr: async () => (await import('./fr.ts')).productRecommendationsMessages,
  'fr-CA': async () => (await import('./fr.ts')).productRecommendationsMessages,
  de: async () => (await import('./de.ts')).productRecommendationsMessages,
};
