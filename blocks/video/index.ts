import { defineBlock } from '#engine/definition.ts';
import type { Video } from '#generated/content/types.ts';
import type { VideoMessages } from '#generated/messages/blocks/video/messages.ts';

export const video = defineBlock<Video, VideoMessages>({
  type: 'video',
  hydrate: 'visible',
  load: () => import('./video.tsx'),
});
