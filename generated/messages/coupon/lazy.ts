// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import type { CouponMessages } from './messages.ts';

/** Each locale when it is asked for: for code that comes late in a browser. */
export const couponMessages: Readonly<Record<MessageLocale, () => Promise<MessageData<CouponMessages>>>> = {
  en: async () => (await import('./en.ts')).couponMessages,
  'en-GB': async () => (await import('./en.ts')).couponMessages,
  'en-CA': async () => (await import('./en.ts')).couponMessages,
  fr: async () => (await import('./fr.ts')).couponMessages,
  'fr-CA': async () => (await import('./fr.ts')).couponMessages,
  de: async () => (await import('./de.ts')).couponMessages,
};
