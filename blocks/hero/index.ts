import { defineBlock } from '#engine/definition.ts';
import type { Hero } from '#generated/content/types.ts';

import type { HeroMessages } from '#generated/messages/blocks/hero/messages.ts';
export const hero = defineBlock<Hero, HeroMessages>({
  type: 'hero',
  hydrate: (content) => (content.video ? 'idle' : 'never'),
  load: () => import('./hero.tsx'),
});
