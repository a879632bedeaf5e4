import type { Video } from '#generated/content/types.ts';
import { hostile, longTitle, sampleMedia } from '#blocks/parts/stories/sample.fixtures.ts';

export const minimal: Video = {
  id: 'video-minimal',
  type: 'video',
  video: { url: '/media/tarnfell/video/upload/v1/products/jacket-kestrel/spruce/turn.mp4' },
};

export const typical: Video = {
  id: 'video-typical',
  type: 'video',
  title: 'All the way round',
  video: {
    url: '/media/tarnfell/video/upload/v1/products/jacket-kestrel/spruce/turn.mp4',
    description: 'A jacket that turns once about itself',
  },
  media: sampleMedia('products/jacket-kestrel/spruce/front', ''),
  caption: 'Kestrel in spruce',
};

export const extreme: Video = {
  id: 'video-extreme',
  type: 'video',
  name: hostile.script,
  bottomMargins: { sm: 'none' },
  hideOnBreakpoint: ['sm'],
  isFullWidth: true,
  title: longTitle,
  titleStyle: 'display',
  titleColor: 'ink-inverse',
  video: {
    url: '/media/tarnfell/video/upload/v1/films/none',
    poster: '/media/tarnfell/image/upload/v1/scenes/ridge-dawn',
    description: hostile.attribute,
  },
  media: sampleMedia('scenes/ridge-dawn', hostile.attribute),
  aspect: '21/9',
  caption: hostile.rightToLeft,
  backgroundColor: 'surface-inverse',
  textColor: 'ink-inverse',
};
