import type { ProductFeatureMessages } from '#generated/messages/product-feature/messages.ts';

export type FeatureId = keyof ProductFeatureMessages;

/** The features that shoppers can filter by; also their order on product pages. */
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
