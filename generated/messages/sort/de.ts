// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { SortMessages } from './messages.ts';

export const sortMessages: MessageData<SortMessages> = {
  bestMatches: 'Beste Treffer',
  newest: 'Neueste',
  priceLowToHigh: 'Preis aufsteigend',
  priceHighToLow: 'Preis absteigend',
  topRated: 'Best bewertet',
};
