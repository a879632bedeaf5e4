import { defineBlock } from '#engine/definition.ts';
import type { CuralateGallery } from '#generated/content/types.ts';
import type { CuralateGalleryMessages } from '#generated/messages/blocks/curalate-gallery/messages.ts';
import type { GallerySettings } from '../parts/galleries/gallery-settings.ts';

export const curalateGallery = defineBlock<CuralateGallery, CuralateGalleryMessages, GallerySettings>({
  type: 'curalate-gallery',
  hydrate: 'visible',
  load: () => import('./curalate-gallery.tsx'),
  settings: ['galleries'],
});
