// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import type { CaseMailMessages } from './messages.ts';

/** Each locale when it is asked for: for code that comes late in a browser. */
export const caseMailMessages: Readonly<Record<MessageLocale, () => Promise<MessageData<CaseMailMessages>>>> = {
  en: async () => (await import('./en.ts')).caseMailMessages,
  'en-GB': async () => (await import('./en-GB.ts')).caseMailMessages,
  'en-CA': async () => (await import('./en.ts')).caseMailMessages,
  fr: async () => (await import('./fr.ts')).caseMailMessages,
  'fr-CA': async () => (await import('./fr-CA.ts')).caseMailMessages,
  de: async () => (await import('./de.ts')).caseMailMessages,
};
