// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import type { ArticleGridMessages } from './messages.ts';

/** Each locale when it is asked for: for code that comes late in a browser. */
export const articleGridMessages: Readonly<Record<MessageLocale, () => Promise<MessageData<ArticleGridMessages>>>> = {
  en: async () => (await import('./en.ts')).articleGridMessages,
  'en-GB': async () => (await import('./en.ts')).articleGridMessages,
  'en-CA': async () => (await import('./en.ts')).articleGridMessages,
  fr: async () => (await import('./fr.ts')).articleGridMessages,
  'fr-CA': async () => (await import('./fr.ts')).articleGridMessages,
  de: async () => (await import('./de.ts')).articleGridMessages,
};
