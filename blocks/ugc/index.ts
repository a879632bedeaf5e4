import { defineBlock, type NoMessages } from '#engine/definition.ts';
import type { Ugc } from '#generated/content/types.ts';
import type { GallerySettings } from '../parts/galleries/gallery-settings.ts';

export const ugc = defineBlock<Ugc, NoMessages, GallerySettings>({
  type: 'ugc',
  hydrate: 'visible',
  load: () => import('./ugc.tsx'),
  settings: ['galleries'],
});
