import { defineBlock } from '#engine/definition.ts';
import type { FooterItems } from '#generated/content/types.ts';
import type { FooterItemsMessages } from '#generated/messages/blocks/footer-items/messages.ts';

export const footerItems = defineBlock<FooterItems, FooterItemsMessages>({
  type: 'footer-items',
  hydrate: 'never',
  load: () => import('./footer-items.tsx'),
});
