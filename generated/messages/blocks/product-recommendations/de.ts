// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { ProductRecommendationsMessages } from './messages.ts';

export const productRecommendationsMessages: MessageData<ProductRecommendationsMessages> = {
  label: 'Empfohlene Produkte',
  loading: 'Empfehlungen werden geladen',
  now: 'Jetzt',
  was: 'Vorher',
  historicBest: ['Niedrigster Preis der letzten 30 Tage: ', 'price'],
  earlierSale: ['Niedrigster Preis eines früheren Sales: ', 'price'],
  rating: ['', ['rating', 'number', { maximumFractionDigits: 1 }], ' von 5 Sternen'],
  add: ['', 'title', ' in den Warenkorb'],
  addFailed: 'Wir konnten das nicht in den Warenkorb legen.',
};
