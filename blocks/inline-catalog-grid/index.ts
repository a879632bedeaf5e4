import { defineBlock } from '#engine/definition.ts';
import type { InlineCatalogGrid } from '#generated/content/types.ts';

export const inlineCatalogGrid = defineBlock<InlineCatalogGrid>({
  type: 'inline-catalog-grid',
  hydrate: 'never',
  load: () => import('./inline-catalog-grid.tsx'),
  inList: ({ position = 8, size = 'row' }) => ({ position, size }),
  isEmpty: (_content, slots) => (slots.components?.length ?? 0) === 0,
});
