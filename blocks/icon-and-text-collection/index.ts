import { defineBlock } from '#engine/definition.ts';
import type { IconAndTextCollection } from '#generated/content/types.ts';

export const iconAndTextCollection = defineBlock<IconAndTextCollection>({
  type: 'icon-and-text-collection',
  hydrate: 'never',
  load: () => import('./icon-and-text-collection.tsx'),
});
