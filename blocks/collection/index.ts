import { defineBlock } from '#engine/definition.ts';
import type { Collection } from '#generated/content/types.ts';
import { actsAsCarousel, type CarouselWord } from './breakpoints.ts';

export const collection = defineBlock<Collection, CarouselWord>({
  type: 'collection',
  hydrate: (content) => {
    const { acts, rotates } = actsAsCarousel(content);
    if (!acts) return 'never';
    return rotates ? 'visible' : 'idle';
  },
  load: () => import('./collection.tsx'),
  words: ['label', 'previous', 'next', 'pause', 'play', 'slide', 'goTo', 'slideRole', 'carouselRole'],
  isEmpty: (_content, slots) => (slots.items?.length ?? 0) === 0,
});
