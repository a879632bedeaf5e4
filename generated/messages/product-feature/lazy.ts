// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import type { ProductFeatureMessages } from './messages.ts';

/** Each locale when it is asked for: for code that comes late in a browser. */
export const productFeatureMessages: Readonly<Record<MessageLocale, () => Promise<MessageData<ProductFeatureMessages>>>> = {
  en: async () => (await import('./en.ts')).productFeatureMessages,
  'en-GB': async () => (await import('./en.ts')).productFeatureMessages,
  'en-CA': async () => (await import('./en.ts')).productFeatureMessages,
  fr: async () => (await import('./fr.ts')).productFeatureMessages,
  'fr-CA': async () => (await import('./fr.ts')).productFeatureMessages,
  de: async () => (await import('./de.ts')).productFeatureMessages,
};
