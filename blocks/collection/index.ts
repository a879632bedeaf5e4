import { defineBlock } from '#engine/definition.ts';
import type { Collection } from '#generated/content/types.ts';
import { carouselInteraction, type CarouselWord } from './breakpoints.ts';

export const collection = defineBlock<Collection, CarouselWord>({
  type: 'collection',
  hydrate: (content) => {
    const { isInteractive, rotates } = carouselInteraction(content);
    if (!isInteractive) return 'never';
    return rotates ? 'visible' : 'idle';
  },
  load: () => import('./collection.tsx'),
  words: ['label', 'previous', 'next', 'pause', 'play', 'slide', 'goTo', 'slideRole', 'carouselRole'],
  isEmpty: (_content, slots) => (slots.items?.length ?? 0) === 0,
});
