import type { ProductFeatureMessages } from '#generated/messages/product-feature/messages.ts';

export type FeatureId = keyof ProductFeatureMessages;

/** What a shopper can filter by, and what a product page lists first, in that order. */
export const featureIds: readonly FeatureId[] = [
  'waterproof',
  'windproof',
  'breathable',
  'insulated',
  'lightweight',
  'packable',
  'recycled',
  'merino',
  'grip',
  'cushioned',
  'quick-dry',
  'stretch',
  'repairable',
];
