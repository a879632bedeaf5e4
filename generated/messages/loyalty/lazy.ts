// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import type { LoyaltyMessages } from './messages.ts';

/** Each locale when it is asked for: for code that comes late in a browser. */
export const loyaltyMessages: Readonly<Record<MessageLocale, () => Promise<MessageData<LoyaltyMessages>>>> = {
  en: async () => (await import('./en.ts')).loyaltyMessages,
  'en-GB': async () => (await import('./en-GB.ts')).loyaltyMessages,
  'en-CA': async () => (await import('./en-CA.ts')).loyaltyMessages,
  fr: async () => (await import('./fr.ts')).loyaltyMessages,
  'fr-CA': async () => (await import('./fr-CA.ts')).loyaltyMessages,
  de: async () => (await import('./de.ts')).loyaltyMessages,
};
