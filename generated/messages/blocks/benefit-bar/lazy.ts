// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import type { BenefitBarMessages } from './messages.ts';

/** Each locale when it is asked for: for code that comes late in a browser. */
export const benefitBarMessages: Readonly<Record<MessageLocale, () => Promise<MessageData<BenefitBarMessages>>>> = {
  en: async () => (await import('./en.ts')).benefitBarMessages,
  'en-GB': async () => (await import('./en.ts')).benefitBarMessages,
  'en-CA': async () => (await import('./en.ts')).benefitBarMessages,
  fr: async () => (await import('./fr.ts')).benefitBarMessages,
  'fr-CA': async () => (await import('./fr.ts')).benefitBarMessages,
  de: async () => (await import('./de.ts')).benefitBarMessages,
};
