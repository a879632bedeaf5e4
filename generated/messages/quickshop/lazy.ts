// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import type { QuickshopMessages } from './messages.ts';

/** Each locale when it is asked for: for code that comes late in a browser. */
export const quickshopMessages: Readonly<Record<MessageLocale, () => Promise<MessageData<QuickshopMessages>>>> = {
  en: async () => (await import('./en.ts')).quickshopMessages,
  'en-GB': async () => (await import('./en.ts')).quickshopMessages,
  'en-CA': async () => (await import('./en.ts')).quickshopMessages,
  fr: async () => (await import('./fr.ts')).quickshopMessages,
  'fr-CA': async () => (await import('./fr.ts')).quickshopMessages,
  de: async () => (await import('./de.ts')).quickshopMessages,
};
