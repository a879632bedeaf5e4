import { defineBlock } from '#engine/definition.ts';
import type { Collection } from '#generated/content/types.ts';
import type { CollectionMessages } from '#generated/messages/blocks/collection/messages.ts';
import { getCarouselInteraction } from './breakpoints.ts';

export const collection = defineBlock<Collection, CollectionMessages>({
  type: 'collection',
  hydrate: (content) => {
    const { isInteractive, rotates } = getCarouselInteraction(content);
    if (!isInteractive) return 'never';
    return rotates ? 'visible' : 'idle';
  },
  load: () => import('./collection.tsx'),
  isEmpty: (_content, slots) => (slots.items?.length ?? 0) === 0,
});
