// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import type { ProductUpsellMessages } from './messages.ts';

/** Each locale when it is asked for: for code that comes late in a browser. */
export const productUpsellMessages: Readonly<Record<MessageLocale, () => Promise<MessageData<ProductUpsellMessages>>>> = {
  en: async () => (await import('./en.ts')).productUpsellMessages,
  'en-GB': async () => (await import('./en-GB.ts')).productUpsellMessages,
  'en-CA': async () => (await import('./en.ts')).productUpsellMessages,
  fr: async () => (await import('./fr.ts')).productUpsellMessages,
  'fr-CA': async () => (await import('./fr.ts')).productUpsellMessages,
  de: async () => (await import('./de.ts')).productUpsellMessages,
};
