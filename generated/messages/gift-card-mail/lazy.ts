// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import type { GiftCardMailMessages } from './messages.ts';

/** Each locale when it is asked for: for code that comes late in a browser. */
export const giftCardMailMessages: Readonly<Record<MessageLocale, () => Promise<MessageData<GiftCardMailMessages>>>> = {
  en: async () => (await import('./en.ts')).giftCardMailMessages,
  'en-GB': async () => (await import('./en.ts')).giftCardMailMessages,
  'en-CA': async () => (await import('./en.ts')).giftCardMailMessages,
  fr: async () => (await import('./fr.ts')).giftCardMailMessages,
  'fr-CA': async () => (await import('./fr-CA.ts')).giftCardMailMessages,
  de: async () => (await import('./de.ts')).giftCardMailMessages,
};
