// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { CompareMessages } from './messages.ts';

export const compareMessages: MessageData<CompareMessages> = {
  title: 'Compare products',
  lead: 'Up to four products side by side.',
  bar: 'Products to compare',
  chosen: ['', 'count', ' of ', 'most', ' chosen'],
  view: ['', ['count', 'plural', { one: 'Compare', other: ['Compare ', 0] }]],
  oneMore: 'Choose at least one more product to compare.',
  full: ['You can compare up to ', 'most', ' products. Remove one to add another.'],
  remove: ['Remove ', 'name'],
  clear: 'Clear all',
  empty: 'Nothing to compare yet',
  emptyHint: 'Select “Compare” on the products you can’t decide between.',
  browse: 'Back to the shop',
  missing: ['', ['count', 'plural', { one: 'One product is no longer available.', other: ['', 0, ' products are no longer available.'] }]],
  feature: 'Feature',
  product: 'Product',
  price: 'Price',
  rating: 'Rating',
  noRating: 'No reviews yet',
  available: 'Availability',
  inStock: 'In stock',
  soldOut: 'Sold out',
  add: 'Choose options',
  addOf: ['Choose options: ', 'name'],
  none: 'Not specified',
};
