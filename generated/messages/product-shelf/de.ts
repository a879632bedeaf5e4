// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { ProductShelfMessages } from './messages.ts';

export const productShelfMessages: MessageData<ProductShelfMessages> = {
  similar: 'Das könnte dir auch gefallen',
  alsoBought: 'Passt gut dazu',
  recentlyViewed: 'Zuletzt angesehen',
  clear: 'Verlauf löschen',
};
