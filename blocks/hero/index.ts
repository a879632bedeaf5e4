import { defineBlock } from '#engine/definition.ts';
import type { Hero } from '#generated/content/types.ts';

export const hero = defineBlock<Hero, 'pause' | 'play'>({
  type: 'hero',
  hydrate: (content) => (content.video ? 'idle' : 'never'),
  load: () => import('./hero.tsx'),
  words: ['pause', 'play'],
});
