// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import type { AssociateDiscountMessages } from './messages.ts';

/** Each locale when it is asked for: for code that comes late in a browser. */
export const associateDiscountMessages: Readonly<Record<MessageLocale, () => Promise<MessageData<AssociateDiscountMessages>>>> = {
  en: async () => (await import('./en.ts')).associateDiscountMessages,
  'en-GB': async () => (await import('./en.ts')).associateDiscountMessages,
  'en-CA': async () => (await import('./en.ts')).associateDiscountMessages,
  fr: async () => (await import('./fr.ts')).associateDiscountMessages,
  'fr-CA': async () => (await import('./fr.ts')).associateDiscountMessages,
  de: async () => (await import('./de.ts')).associateDiscountMessages,
};
