// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { CartMergeMessages } from './messages.ts';

export const cartMergeMessages: MessageData<CartMergeMessages> = {
  leftOut: ['We combined your carts, but each item has a limit per order. We left out: ', 'items', '.'],
  outOfStock: ['No longer available, so we took it out of your cart: ', 'items', '.'],
};
