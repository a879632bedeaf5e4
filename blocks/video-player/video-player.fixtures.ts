import type { VideoPlayer } from '#generated/content/types.ts';
import { hostile, longTitle, longWord, sampleImage, sampleMedia } from '#blocks/parts/stories/sample.fixtures.ts';

const file = '/media/tarnfell/video/upload/v1/products/jacket-kestrel/spruce/turn.mp4';

export const minimal: VideoPlayer = { id: 'video-minimal', type: 'video-player', url: file };

export const typical: VideoPlayer = {
  id: 'video-typical',
  type: 'video-player',
  title: 'The shell, from all sides',
  url: file,
  description: 'A green shell jacket turns once.',
  media: { sm: sampleImage('products/jacket-kestrel/spruce/front', '', 1600, 900) },
  caption: 'Once round, in nine seconds.',
  playerSettings: { loop: true, muted: true },
};

export const youtube: VideoPlayer = {
  id: 'video-youtube',
  type: 'video-player',
  title: 'A night on the ridge',
  url: 'https://youtu.be/abcDEF12_-3',
  description: 'Two people walk along a ridge by night.',
  media: { sm: sampleImage('scenes/ridge-dusk', '', 1600, 900) },
  playerSettings: { loop: true },
};

export const hosted: VideoPlayer = {
  id: 'video-hosted',
  type: 'video-player',
  title: 'How a shell is made',
  cloudinaryAsset: { cloudName: 'tarnfell', publicId: 'films/shell' },
  duration: 48,
  description: 'A jacket is cut, sewn and taped.',
  media: { sm: sampleImage('compositions/jackets-studio', '', 1600, 900) },
};

export const extreme: VideoPlayer = {
  id: 'video-extreme',
  type: 'video-player',
  name: hostile.script,
  bottomMargins: { sm: 'none', lg: 'xl' },
  hideOnBreakpoint: ['md'],
  isFullWidth: true,
  eyebrowText: hostile.attribute,
  title: longTitle,
  titleStyle: 'display',
  titleColor: '#ffd9a8',
  subtitle: `${hostile.rightToLeft} ${longWord}`,
  url: hostile.url,
  cloudinaryAsset: { cloudName: 'tarnfell', publicId: 'films/ridge' },
  duration: 30,
  description: hostile.attribute,
  media: sampleMedia('scenes/ridge-dawn', hostile.attribute),
  caption: hostile.script,
  playerSettings: { autoplay: true, hideControls: true, loop: true, muted: true },
  alignment: 'right',
  backgroundColor: 'surface-inverse',
  textColor: 'ink-inverse',
};
