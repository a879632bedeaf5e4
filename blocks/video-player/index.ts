import { defineBlock } from '#engine/definition.ts';
import type { VideoPlayer } from '#generated/content/types.ts';
import type { VideoPlayerMessages } from '#generated/messages/blocks/video-player/messages.ts';
import type { VideoSettings } from './video-settings.ts';

export const videoPlayer = defineBlock<VideoPlayer, VideoPlayerMessages, VideoSettings>({
  type: 'video-player',
  hydrate: 'visible',
  load: () => import('./video-player.tsx'),
  settings: ['video'],
  isEmpty: ({ url, cloudinaryAsset }) => !url && !cloudinaryAsset,
});
