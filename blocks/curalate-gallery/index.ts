import { defineBlock, type NoMessages } from '#engine/definition.ts';
import type { CuralateGallery } from '#generated/content/types.ts';
import type { CuralateSettings } from '#blocks/parts/galleries/gallery-settings.ts';

export const curalateGallery = defineBlock<CuralateGallery, NoMessages, CuralateSettings>({
  type: 'curalate-gallery',
  hydrate: 'visible',
  load: () => import('./curalate-gallery.tsx'),
  settings: ['curalate'],
});
