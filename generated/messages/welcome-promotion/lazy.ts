// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import type { WelcomePromotionMessages } from './messages.ts';

/** Each locale when it is asked for: for code that comes late in a browser. */
export const welcomePromotionMessages: Readonly<Record<MessageLocale, () => Promise<MessageData<WelcomePromotionMessages>>>> = {
  en: async () => (await import('./en.ts')).welcomePromotionMessages,
  'en-GB': async () => (await import('./en.ts')).welcomePromotionMessages,
  'en-CA': async () => (await import('./en.ts')).welcomePromotionMessages,
  fr: async () => (await import('./fr.ts')).welcomePromotionMessages,
  'fr-CA': async () => (await import('./fr.ts')).welcomePromotionMessages,
  de: async () => (await import('./de.ts')).welcomePromotionMessages,
};
