import { defineBlock } from '#engine/definition.ts';
import type { ImageBanner } from '#generated/content/types.ts';

export const imageBanner = defineBlock<ImageBanner>({
  type: 'image-banner',
  hydrate: 'never',
  load: () => import('./image-banner.tsx'),
});
