// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import { facetMessages as en } from './en.ts';
import { facetMessages as enGB } from './en-GB.ts';
import { facetMessages as enCA } from './en-CA.ts';
import { facetMessages as fr } from './fr.ts';
import { facetMessages as de } from './de.ts';
import type { FacetMessages } from './messages.ts';

/** In every locale, at once: for a server. */
export const facetMessages: Readonly<Record<MessageLocale, MessageData<FacetMessages>>> = {
  en: en,
  'en-GB': enGB,
  'en-CA': enCA,
  fr: fr,
  'fr-CA': fr,
  de: de,
};
