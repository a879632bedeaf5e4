import { defineBlock } from '#engine/definition.ts';
import type { FooterItems } from '#generated/content/types.ts';

export const footerItems = defineBlock<FooterItems, 'links' | 'social' | 'legal'>({
  type: 'footer-items',
  hydrate: 'never',
  load: () => import('./footer-items.tsx'),
  words: ['links', 'social', 'legal'],
});
