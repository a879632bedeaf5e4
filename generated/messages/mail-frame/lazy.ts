// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import type { MailFrameMessages } from './messages.ts';

/** Each locale when it is asked for: for code that comes late in a browser. */
export const mailFrameMessages: Readonly<Record<MessageLocale, () => Promise<MessageData<MailFrameMessages>>>> = {
  en: async () => (await import('./en.ts')).mailFrameMessages,
  'en-GB': async () => (await import('./en.ts')).mailFrameMessages,
  'en-CA': async () => (await import('./en.ts')).mailFrameMessages,
  fr: async () => (await import('./fr.ts')).mailFrameMessages,
  'fr-CA': async () => (await import('./fr-CA.ts')).mailFrameMessages,
  de: async () => (await import('./de.ts')).mailFrameMessages,
};
