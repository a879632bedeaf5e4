import { defineBlock } from '#engine/definition.ts';
import type { CategoryCards } from '#generated/content/types.ts';

export const categoryCards = defineBlock<CategoryCards>({
  type: 'category-cards',
  hydrate: 'never',
  load: () => import('./category-cards.tsx'),
  isEmpty: ({ items }) => items.length === 0,
});
