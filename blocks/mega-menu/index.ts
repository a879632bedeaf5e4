import { defineBlock } from '#engine/definition.ts';
import type { MegaMenu } from '#generated/content/types.ts';
import type { MenuSettings } from './menu-settings.ts';
import type { MenuWord } from './menu-words.ts';

export const megaMenu = defineBlock<MegaMenu, MenuWord, MenuSettings>({
  type: 'mega-menu',
  hydrate: 'idle',
  load: () => import('./mega-menu.tsx'),
  settings: ['menu'],
  navigation: ({ items }) => items,
  words: ['label', 'menu', 'close', 'shopAll'],
});
