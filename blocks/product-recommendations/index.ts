import { defineBlock } from '#engine/definition.ts';
import type { ProductRecommendations } from '#generated/content/types.ts';
import type { ProductRecommendationsMessages } from '#generated/messages/blocks/product-recommendations/messages.ts';
import type { RecommendationSettings } from './recommendation-settings.ts';

export const productRecommendations = defineBlock<ProductRecommendations, ProductRecommendationsMessages, RecommendationSettings>({
  type: 'product-recommendations',
  hydrate: 'visible',
  load: () => import('./product-recommendations.tsx'),
  settings: ['recommendations'],
  needs: ({ source, index = 0, limit = Infinity }) => (source === 'items' ? {} : { recommendations: { index, limit } }),
  isEmpty: ({ source, items }) => source === 'items' && (items?.length ?? 0) === 0,
});
