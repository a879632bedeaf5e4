import type { Hero } from '#generated/content/types.ts';
import { hostile, longTitle, sampleImage, sampleMedia } from '#blocks/parts/stories/sample.fixtures.ts';

export const minimal: Hero = { id: 'hero-minimal', type: 'hero', title: 'Winter, unhurried' };

export const typical: Hero = {
  id: 'hero-typical',
  type: 'hero',
  layout: 'standardHero',
  eyebrowText: 'The winter collection',
  title: 'Go further before breakfast',
  subtitle: 'Three light layers for the cold hour when the ridge is yours.',
  media: sampleMedia('scenes/ridge-dawn', 'First light on a snow-covered ridge'),
  targets: [
    { text: 'Shop jackets', url: '/jackets', style: 'primary' },
    { text: 'The layering guide', url: '/guides/layering', style: 'outline' },
  ],
  promotionTracking: { creativeName: 'winter-hero', promotionId: 'p-101', promotionName: 'Winter 26' },
};

export const extreme: Hero = {
  id: 'hero-extreme',
  type: 'hero',
  name: hostile.script,
  bottomMargins: { sm: 'none', md: 'lg', lg: 'xl' },
  hideOnBreakpoint: ['md'],
  isFullWidth: true,
  layout: 'productOverlayHero',
  eyebrowText: hostile.attribute,
  title: longTitle,
  titleStyle: 'h1',
  titleColor: 'ink-inverse',
  titleTarget: { url: hostile.url, targetAttribute: '_blank', ariaLabel: hostile.attribute },
  subtitle: `${hostile.rightToLeft} ${hostile.template}`,
  richText: hostile.html,
  logo: sampleImage('scenes/ridge-dawn', hostile.attribute, 600, 200),
  media: sampleMedia('scenes/ridge-dawn', hostile.attribute),
  video: {
    url: '/media/tarnfell/video/upload/v1/films/ridge',
    poster: '/media/tarnfell/image/upload/v1/scenes/ridge-dawn',
    description: hostile.attribute,
  },
  productMedia: sampleMedia('products/jacket-kestrel/ember/front', hostile.script),
  targets: Array.from({ length: 12 }, (_, index) => ({
    text: index === 0 ? hostile.script : `Button ${index} ${'wide '.repeat(index % 4)}`,
    url: index === 0 ? hostile.url : `?size=${index}#modal-sizes`,
    targetAttribute: index % 2 === 0 ? ('_blank' as const) : ('_self' as const),
    style: (['primary', 'secondary', 'outline', 'inverse', 'text-link'] as const)[index % 5],
    ariaLabel: `Button ${index} ${hostile.emoji}`,
  })),
  linkType: 'CTA',
  equalTargetSize: true,
  alignment: 'right',
  responsiveLayout: { sm: { layout: 'below', alignment: 'center' }, md: { layout: 'overlay-top', alignment: 'right' } },
  height: 'viewport-minus-header',
  gradientStyle: 'full',
  gradientTone: 'dark',
  gradientBreakpoints: ['sm', 'lg'],
  backgroundColor: 'surface-inverse',
  textColor: '#ffffff',
  loading: 'eager',
  promotionTracking: { creativeName: hostile.attribute, promotionId: hostile.script, promotionName: longTitle },
};
