// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { CartMergeMessages } from './messages.ts';

export const cartMergeMessages: MessageData<CartMergeMessages> = {
  leftOut: ['An order can hold only so many of each item, so these were left out when we combined your carts: ', 'items', '.'],
};
