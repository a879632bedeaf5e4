// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { CartMergeMessages } from './messages.ts';

export const cartMergeMessages: MessageData<CartMergeMessages> = {
  leftOut: ['La quantité par article est limitée. En réunissant vos paniers, nous n’avons donc pas repris : ', 'items', '.'],
};
