// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { FacetMessages } from './messages.ts';

export const facetMessages: MessageData<FacetMessages> = {
  category: 'Category',
  gender: 'Gender',
  kind: 'Type',
  size: 'Size',
  fitType: 'Fit',
  color: 'Colour',
  design: 'Design',
  price: 'Price',
  feature: 'Features',
  priceUnder: ['Under ', 'price'],
  priceOver: ['', 'price', ' and over'],
};
