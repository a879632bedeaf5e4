import { defineBlock } from '#engine/definition.ts';
import type { Ugc } from '#generated/content/types.ts';
import type { UgcMessages } from '#generated/messages/blocks/ugc/messages.ts';
import type { GallerySettings } from '../parts/galleries/gallery-settings.ts';

export const ugc = defineBlock<Ugc, UgcMessages, GallerySettings>({
  type: 'ugc',
  hydrate: 'visible',
  load: () => import('./ugc.tsx'),
  settings: ['galleries'],
});
