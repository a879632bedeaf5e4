// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { SortMessages } from './messages.ts';

export const sortMessages: MessageData<SortMessages> = {
  bestMatches: 'Pertinence',
  newest: 'Nouveautés',
  priceLowToHigh: 'Prix croissant',
  priceHighToLow: 'Prix décroissant',
  topRated: 'Mieux notés',
};
