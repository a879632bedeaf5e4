import { defineBlock, type NoMessages } from '#engine/definition.ts';
import type { OlapicGallery } from '#generated/content/types.ts';
import type { OlapicSettings } from '#blocks/parts/galleries/gallery-settings.ts';

export const olapicGallery = defineBlock<OlapicGallery, NoMessages, OlapicSettings>({
  type: 'olapic-gallery',
  hydrate: 'visible',
  load: () => import('./olapic-gallery.tsx'),
  settings: ['olapic'],
});
