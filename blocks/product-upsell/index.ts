import { defineBlock } from '#engine/definition.ts';
import type { ProductUpsell } from '#generated/content/types.ts';
import type { ProductUpsellMessages } from '#generated/messages/blocks/product-upsell/messages.ts';
import { getRequestCount, STACKED_COUNT } from './shown-items.ts';

export const productUpsell = defineBlock<ProductUpsell, ProductUpsellMessages>({
  type: 'product-upsell',
  hydrate: 'visible',
  load: () => import('./product-upsell.tsx'),
  needs: ({ source, index = 0, stackedCount = STACKED_COUNT }) =>
    source === 'items' ? {} : { recommendations: { index, limit: stackedCount, candidateCount: getRequestCount(stackedCount) } },
  isEmpty: ({ source, items }) => source === 'items' && (items?.length ?? 0) === 0,
});
