// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import type { PopUpMessages } from './messages.ts';

/** Each locale when it is asked for: for code that comes late in a browser. */
export const popUpMessages: Readonly<Record<MessageLocale, () => Promise<MessageData<PopUpMessages>>>> = {
  en: async () => (await import('./en.ts')).popUpMessages,
  'en-GB': async () => (await import('./en.ts')).popUpMessages,
  'en-CA': async () => (await import('./en.ts')).popUpMessages,
  fr: async () => (await import('./fr.ts')).popUpMessages,
  'fr-CA': async () => (await import('./fr.ts')).popUpMessages,
  de: async () => (await import('./de.ts')).popUpMessages,
};
