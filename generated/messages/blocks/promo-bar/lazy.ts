// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import type { PromoBarMessages } from './messages.ts';

/** Each locale when it is asked for: for code that comes late in a browser. */
export const promoBarMessages: Readonly<Record<MessageLocale, () => Promise<MessageData<PromoBarMessages>>>> = {
  en: async () => (await import('./en.ts')).promoBarMessages,
  'en-GB': async () => (await import('./en.ts')).promoBarMessages,
  'en-CA': async () => (await import('./en.ts')).promoBarMessages,
  fr: async () => (await import('./fr.ts')).promoBarMessages,
  'fr-CA': async () => (await import('./fr.ts')).promoBarMessages,
  de: async () => (await import('./de.ts')).promoBarMessages,
};
