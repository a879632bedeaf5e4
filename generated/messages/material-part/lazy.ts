// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import type { MaterialPartMessages } from './messages.ts';

/** Each locale when it is asked for: for code that comes late in a browser. */
export const materialPartMessages: Readonly<Record<MessageLocale, () => Promise<MessageData<MaterialPartMessages>>>> = {
  en: async () => (await import('./en.ts')).materialPartMessages,
  'en-GB': async () => (await import('./en.ts')).materialPartMessages,
  'en-CA': async () => (await import('./en.ts')).materialPartMessages,
  fr: async () => (await import('./fr.ts')).materialPartMessages,
  'fr-CA': async () => (await import('./fr.ts')).materialPartMessages,
  de: async () => (await import('./de.ts')).materialPartMessages,
};
