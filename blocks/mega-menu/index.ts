import { defineBlock } from '#engine/definition.ts';
import type { MegaMenu } from '#generated/content/types.ts';
import type { MenuWord } from './menu-words.ts';

export const megaMenu = defineBlock<MegaMenu, MenuWord>({
  type: 'mega-menu',
  hydrate: 'idle',
  load: () => import('./mega-menu.tsx'),
  words: ['label', 'menu', 'close', 'shopAll'],
});
