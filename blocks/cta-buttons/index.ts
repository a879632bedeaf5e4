import { defineBlock } from '#engine/definition.ts';
import type { CtaButtons } from '#generated/content/types.ts';

export const ctaButtons = defineBlock<CtaButtons>({
  type: 'cta-buttons',
  hydrate: 'never',
  load: () => import('./cta-buttons.tsx'),
});
