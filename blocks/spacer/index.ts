import { defineBlock } from '#engine/definition.ts';
import type { Spacer } from '#generated/content/types.ts';

export const spacer = defineBlock<Spacer>({
  type: 'spacer',
  hydrate: 'never',
  load: () => import('./spacer.tsx'),
});
