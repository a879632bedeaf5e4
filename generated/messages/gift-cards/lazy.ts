// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import type { GiftCardsMessages } from './messages.ts';

/** Each locale when it is asked for: for code that comes late in a browser. */
export const giftCardsMessages: Readonly<Record<MessageLocale, () => Promise<MessageData<GiftCardsMessages>>>> = {
  en: async () => (await import('./en.ts')).giftCardsMessages,
  'en-GB': async () => (await import('./en.ts')).giftCardsMessages,
  'en-CA': async () => (await import('./en.ts')).giftCardsMessages,
  fr: async () => (await import('./fr.ts')).giftCardsMessages,
  'fr-CA': async () => (await import('./fr-CA.ts')).giftCardsMessages,
  de: async () => (await import('./de.ts')).giftCardsMessages,
};
