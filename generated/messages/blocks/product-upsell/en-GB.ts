// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { ProductUpsellMessages } from './messages.ts';

export const productUpsellMessages: MessageData<ProductUpsellMessages> = {
  label: 'Complete the look',
  loading: 'Loading products',
  now: 'Now',
  was: 'Was',
  historicBest: ['Lowest price of the last 30 days: ', 'price'],
  earlierSale: ['Lowest price of an earlier sale: ', 'price'],
  add: 'Add to basket',
  addNamed: ['Add to basket: ', 'title'],
  choose: 'Choose options',
  chooseNamed: ['Choose options: ', 'title'],
  outOfStock: 'Out of stock',
  somethingWentWrong: 'Something went wrong',
  addFailed: 'We couldn’t add this to your basket. Please try again.',
  dismiss: 'Dismiss message',
};
