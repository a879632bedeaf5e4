// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { SavedItemsMessages } from './messages.ts';

export const savedItemsMessages: MessageData<SavedItemsMessages> = {
  title: 'Saved for later',
  count: ['', ['count', 'plural', { one: ['', 0, ' item'], other: ['', 0, ' items'] }]],
  save: 'Save for later',
  saveItem: ['Save for later: ', 'name'],
  saved: ['', 'name', ' is saved for later.'],
  move: 'Move to cart',
  moveItem: ['Move to cart: ', 'name'],
  moved: ['', 'name', ' is in your cart.'],
  movePart: ['Move ', 'count', ' to cart'],
  movePartOf: ['Move ', 'count', ' to cart: ', 'name'],
  partLeft: [
    '',
    [
      'count',
      'plural',
      { one: ['Only ', 0, ' is available, so we left this item here.'], other: ['Only ', 0, ' are available, so we left this item here.'] },
    ],
  ],
  remove: 'Remove',
  removeItem: ['Remove: ', 'name'],
  removed: ['', 'name', ' is no longer saved.'],
  undo: 'Undo',
  color: 'Color',
  size: 'Size',
  fit: 'Fit',
  quantity: ['Quantity ', 'count'],
  each: ['', 'price', ' each'],
  priceNow: 'Now',
  priceWas: 'Was',
  priceDown: ['Was ', 'price', ' when you saved it'],
  priceUp: ['Was ', 'price', ' when you saved it'],
  soldOut: 'Sold out',
  notSold: 'No longer available',
  tooFew: ['Only ', 'count', ' left'],
  more: 'Show more saved items',
  loadFailed: 'We couldn’t load your saved items.',
  tryAgain: 'Try again',
};
