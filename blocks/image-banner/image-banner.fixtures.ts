import type { ImageBanner } from '#generated/content/types.ts';
import { hostile, longTitle, longWord, sampleImage, sampleMedia } from '#blocks/parts/stories/sample.fixtures.ts';

export const minimal: ImageBanner = {
  id: 'banner-minimal',
  type: 'image-banner',
  media: { sm: sampleImage('scenes/coast-mist', '') },
};

export const typical: ImageBanner = {
  id: 'banner-typical',
  type: 'image-banner',
  layout: 'overlay',
  eyebrowText: 'Field notes',
  title: 'The coast path in four days',
  subtitle: 'What we carried, what we left, and where the tide decides.',
  media: sampleMedia('scenes/coast-mist', 'A path along sea cliffs'),
  mediaTarget: { url: '/stories/coast-path' },
  targets: [{ text: 'Read the story', url: '/stories/coast-path', style: 'primary' }],
};

export const extreme: ImageBanner = {
  id: 'banner-extreme',
  type: 'image-banner',
  name: hostile.attribute,
  bottomMargins: { sm: 'xs', lg: 'xl' },
  hideOnBreakpoint: ['sm'],
  isFullWidth: true,
  layout: 'split-reverse',
  thinHeight: 'large',
  overline: hostile.script,
  eyebrowText: hostile.attribute,
  title: longTitle,
  titleStyle: 'display',
  titleColor: '#abcdef',
  subtitle: `${longWord} ${hostile.rightToLeft}`,
  richText: hostile.html,
  media: sampleMedia('scenes/city-golden', hostile.attribute),
  mediaTarget: { url: hostile.url, targetAttribute: '_blank', ariaLabel: hostile.attribute },
  targets: Array.from({ length: 12 }, (_, index) => ({ text: `${longWord} ${index}`, url: hostile.url, style: 'text-link' as const })),
  equalTargetSize: true,
  caption: hostile.template,
  alignment: 'right',
  gradientStyle: 'full',
  gradientTone: 'light',
  gradientBreakpoints: ['md'],
  backgroundColor: 'hsl(20 80% 20%)',
  textColor: 'rgb(255, 255, 255)',
  promotionTracking: { creativeName: hostile.attribute, promotionId: hostile.script, promotionName: hostile.emoji },
};
