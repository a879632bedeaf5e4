import { defineBlock } from '#engine/definition.ts';
import type { Accordion } from '#generated/content/types.ts';

export const accordion = defineBlock<Accordion>({
  type: 'accordion',
  hydrate: 'visible',
  load: () => import('./accordion.tsx'),
});
