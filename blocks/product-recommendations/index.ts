import { defineBlock } from '#engine/definition.ts';
import type { ProductRecommendations } from '#generated/content/types.ts';
import type { RecommendationWord } from './recommendation-words.ts';

export const productRecommendations = defineBlock<ProductRecommendations, RecommendationWord>({
  type: 'product-recommendations',
  hydrate: 'visible',
  load: () => import('./product-recommendations.tsx'),
  words: ['label', 'loading', 'now', 'was', 'rating', 'add', 'addFailed'],
  isEmpty: ({ source, items }) => source === 'items' && (items?.length ?? 0) === 0,
});
