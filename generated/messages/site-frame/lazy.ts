// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import type { SiteFrameMessages } from './messages.ts';

/** Each locale when it is asked for: for code that comes late in a browser. */
export const siteFrameMessages: Readonly<Record<MessageLocale, () => Promise<MessageData<SiteFrameMessages>>>> = {
  en: async () => (await import('./en.ts')).siteFrameMessages,
  'en-GB': async () => (await import('./en-GB.ts')).siteFrameMessages,
  'en-CA': async () => (await import('./en-CA.ts')).siteFrameMessages,
  fr: async () => (await import('./fr.ts')).siteFrameMessages,
  'fr-CA': async () => (await import('./fr.ts')).siteFrameMessages,
  de: async () => (await import('./de.ts')).siteFrameMessages,
};
