import { defineBlock } from '#engine/definition.ts';
import type { OlapicGallery } from '#generated/content/types.ts';
import type { OlapicGalleryMessages } from '#generated/messages/blocks/olapic-gallery/messages.ts';
import type { GallerySettings } from '../parts/galleries/gallery-settings.ts';

export const olapicGallery = defineBlock<OlapicGallery, OlapicGalleryMessages, GallerySettings>({
  type: 'olapic-gallery',
  hydrate: 'visible',
  load: () => import('./olapic-gallery.tsx'),
  settings: ['galleries'],
});
