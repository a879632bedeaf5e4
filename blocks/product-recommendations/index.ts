import { defineBlock } from '#engine/definition.ts';
import type { ProductRecommendations } from '#generated/content/types.ts';
import type { RecommendationSettings } from './recommendation-settings.ts';
import type { RecommendationWord } from './recommendation-words.ts';

export const productRecommendations = defineBlock<ProductRecommendations, RecommendationWord, RecommendationSettings>({
  type: 'product-recommendations',
  hydrate: 'visible',
  load: () => import('./product-recommendations.tsx'),
  settings: ['recommendations'],
  needs: ({ source, index = 0, limit = Infinity }) => (source === 'items' ? {} : { recommendations: { index, limit } }),
  words: ['label', 'loading', 'now', 'was', 'rating', 'add', 'addFailed'],
  isEmpty: ({ source, items }) => source === 'items' && (items?.length ?? 0) === 0,
});
