import { defineBlock, type NoMessages } from '#engine/definition.ts';
import type { Ugc } from '#generated/content/types.ts';
import type { CuralateSettings } from '#blocks/parts/galleries/gallery-settings.ts';

export const ugc = defineBlock<Ugc, NoMessages, CuralateSettings>({
  type: 'ugc',
  hydrate: 'visible',
  load: () => import('./ugc.tsx'),
  settings: ['curalate'],
});
