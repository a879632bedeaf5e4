import type { LinkedCard } from '#generated/content/types.ts';
import { hostile, longTitle, longWord, sampleImage, sampleMedia } from '#blocks/parts/stories/sample.fixtures.ts';

export const minimal: LinkedCard = { id: 'card-minimal', type: 'linked-card', title: 'Out before the birds' };

export const typical: LinkedCard = {
  id: 'card-typical',
  type: 'linked-card',
  eyebrowText: 'New',
  title: 'Out before the birds',
  subtitle: 'Three light layers for the hour before sunrise.',
  media: sampleMedia('scenes/ridge-dawn', 'First light on a snow-covered ridge'),
  targets: [
    { text: 'Shop jackets', url: '/jackets', style: 'inverse' },
    { text: 'How to layer', url: '/guides/layering', style: 'text-link' },
  ],
  promotionTracking: { creativeName: 'dawn-card', promotionId: 'p-101', promotionName: 'Winter 26' },
};

export const extreme: LinkedCard = {
  id: 'card-extreme',
  type: 'linked-card',
  name: hostile.script,
  bottomMargins: { sm: 'none', md: 'lg', lg: 'xl' },
  hideOnBreakpoint: ['md'],
  isFullWidth: true,
  eyebrowText: hostile.attribute,
  title: longTitle,
  titleStyle: 'display',
  titleColor: 'ink-inverse',
  subtitle: `${hostile.rightToLeft} ${longWord}`,
  richText: hostile.html,
  media: sampleMedia('scenes/ridge-dawn', hostile.attribute),
  video: {
    url: '/media/tarnfell/video/upload/v1/films/ridge',
    poster: '/media/tarnfell/image/upload/v1/scenes/ridge-dawn',
    description: hostile.attribute,
  },
  badge: sampleImage('marks/tarnfell', hostile.attribute, 192, 192),
  targets: Array.from({ length: 12 }, (_, index) => ({
    text: index === 0 ? hostile.script : `${longWord} ${index}`,
    url: hostile.url,
    targetAttribute: '_blank' as const,
    style: (['primary', 'secondary', 'outline', 'inverse', 'text-link'] as const)[index % 5],
    ariaLabel: hostile.attribute,
  })),
  clickable: true,
  responsiveLayout: {
    sm: { layout: 'overlay-top', alignment: 'center' },
    md: { layout: 'overlay', alignment: 'left' },
  },
  gradientStyle: 'full',
  gradientTone: 'dark',
  gradientBreakpoints: ['sm', 'lg'],
  backgroundColor: 'surface-inverse',
  textColor: '#ffffff',
  promotionTracking: { creativeName: hostile.attribute, promotionId: hostile.script, promotionName: longTitle },
};
