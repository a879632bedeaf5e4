// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import type { BadgeMessages } from './messages.ts';

/** Each locale when it is asked for: for code that comes late in a browser. */
export const badgeMessages: Readonly<Record<MessageLocale, () => Promise<MessageData<BadgeMessages>>>> = {
  en: async () => (await import('./en.ts')).badgeMessages,
  'en-GB': async () => (await import('./en.ts')).badgeMessages,
  'en-CA': async () => (await import('./en.ts')).badgeMessages,
  fr: async () => (await import('./fr.ts')).badgeMessages,
  'fr-CA': async () => (await import('./fr.ts')).badgeMessages,
  de: async () => (await import('./de.ts')).badgeMessages,
};
