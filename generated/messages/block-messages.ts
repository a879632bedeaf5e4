// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';

/** The messages of each block that has some, by its type. */
export interface BlockMessages {}

/** In every locale: for a server, which gives interactive blocks theirs with their props. */
export const blockMessages: Readonly<Record<MessageLocale, { readonly [Type in keyof BlockMessages]: MessageData<BlockMessages[Type]> }>> =
  { en: {}, 'en-GB': {}, 'en-CA': {}, fr: {}, 'fr-CA': {}, de: {} };
