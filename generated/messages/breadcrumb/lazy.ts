// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import type { BreadcrumbMessages } from './messages.ts';

/** Each locale when it is asked for: for code that comes late in a browser. */
export const breadcrumbMessages: Readonly<Record<MessageLocale, () => Promise<MessageData<BreadcrumbMessages>>>> = {
  en: async () => (await import('./en.ts')).breadcrumbMessages,
  'en-GB': async () => (await import('./en.ts')).breadcrumbMessages,
  'en-CA': async () => (await import('./en.ts')).breadcrumbMessages,
  fr: async () => (await import('./fr.ts')).breadcrumbMessages,
  'fr-CA': async () => (await import('./fr.ts')).breadcrumbMessages,
  de: async () => (await import('./de.ts')).breadcrumbMessages,
};
