// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { ProductRecommendationsMessages } from './messages.ts';

export const productRecommendationsMessages: MessageData<ProductRecommendationsMessages> = {
  label: 'Recommended products',
  loading: 'Loading recommendations',
  now: 'Now',
  was: 'Was',
  historicBest: ['Lowest price of the last 30 days: ', 'price'],
  earlierSale: ['Lowest price of an earlier sale: ', 'price'],
  rating: ['', ['rating', 'number', { maximumFractionDigits: 1 }], ' out of 5 stars'],
  add: ['Add ', 'title', ' to basket'],
  addFailed: 'We couldn’t add this to your basket.',
};
