// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { ProductSetMessages } from './messages.ts';

export const productSetMessages: MessageData<ProductSetMessages> = {
  label: 'Set',
  heading: 'Complete the set',
  see: 'View set',
  parts: 'In this set',
  include: ['Include ', 'name'],
  pieces: ['', ['count', 'plural', { one: ['', 0, ' piece'], other: ['', 0, ' pieces'] }]],
  total: ['', ['count', 'plural', { one: ['Total for ', 0, ' item'], other: ['Total for ', 0, ' items'] }]],
  addItems: ['', ['count', 'plural', { one: ['Add ', 0, ' item to cart'], other: ['Add ', 0, ' items to cart'] }]],
  chooseOne: 'Choose at least one item.',
  incomplete: 'Please make a choice for each item',
  notAdded: ['', ['count', 'plural', { one: ['', 0, ' item was not added'], other: ['', 0, ' items were not added'] }]],
  added: ['', ['count', 'plural', { one: ['', 0, ' item is in your cart.'], other: ['', 0, ' items are in your cart.'] }]],
  partAdded: 'In your cart',
  problem: ['', 'name', ': ', 'problem'],
  soldOut: 'Sold out',
  unclear: 'We couldn’t confirm that this was added. Try again: nothing is added twice.',
  failed: 'We couldn’t add this.',
};
