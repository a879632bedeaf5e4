import { defineBlock } from '#engine/definition.ts';
import type { MegaMenu } from '#generated/content/types.ts';
import type { MegaMenuMessages } from '#generated/messages/blocks/mega-menu/messages.ts';
import type { MenuSettings } from './menu-settings.ts';

export const megaMenu = defineBlock<MegaMenu, MegaMenuMessages, MenuSettings>({
  type: 'mega-menu',
  hydrate: 'idle',
  load: () => import('./mega-menu.tsx'),
  settings: ['menu'],
  navigation: ({ items }) => items,
});
