// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { SortMessages } from './messages.ts';

export const sortMessages: MessageData<SortMessages> = {
  bestMatches: 'Best matches',
  newest: 'Newest',
  priceLowToHigh: 'Price, low to high',
  priceHighToLow: 'Price, high to low',
  topRated: 'Top rated',
};
