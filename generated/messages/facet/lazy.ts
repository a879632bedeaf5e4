// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import type { FacetMessages } from './messages.ts';

/** Each locale when it is asked for: for code that comes late in a browser. */
export const facetMessages: Readonly<Record<MessageLocale, () => Promise<MessageData<FacetMessages>>>> = {
  en: async () => (await import('./en.ts')).facetMessages,
  'en-GB': async () => (await import('./en-GB.ts')).facetMessages,
  'en-CA': async () => (await import('./en-CA.ts')).facetMessages,
  fr: async () => (await import('./fr.ts')).facetMessages,
  'fr-CA': async () => (await import('./fr.ts')).facetMessages,
  de: async () => (await import('./de.ts')).facetMessages,
};
