import type { Collection, RawBlock } from '#generated/content/types.ts';
import { hostile, longTitle, longWord, sampleMedia } from '#blocks/parts/stories/sample.fixtures.ts';

const scenes = ['ridge-dawn', 'coast-mist', 'forest-lake', 'trail-walkers', 'camp-night', 'glacier'] as const;
const titles = ['First light', 'Salt and fog', 'Still water', 'Four valleys', 'Under canvas', 'Blue ice'] as const;

/** Image banners with the same aspect ratio, as editors put them into a collection. */
export function sampleBanners(count: number, prefix: string): RawBlock[] {
  return Array.from({ length: count }, (_, index) => ({
    type: 'image-banner',
    id: `${prefix}-${index}`,
    title: titles[index % titles.length],
    media: sampleMedia(`scenes/${scenes[index % scenes.length]}`, ''),
    targets: [{ text: 'Read the story', url: `/stories/${index}`, style: 'text-link' }],
  }));
}

export const minimal: Collection = {
  id: 'collection-minimal',
  type: 'collection',
  breakpoints: { sm: { type: 'grid' } },
  items: sampleBanners(2, 'minimal'),
};

export const typical: Collection = {
  id: 'collection-typical',
  type: 'collection',
  eyebrowText: 'Field notes',
  title: 'Stories from the high country',
  breakpoints: {
    sm: { type: 'carousel', slideWidth: 84, showIndicators: true },
    lg: { type: 'carousel', slideWidth: 33.333, showArrows: true, showIndicators: true },
  },
  items: sampleBanners(6, 'typical'),
  targets: [{ text: 'All stories', url: '/stories', style: 'outline' }],
};

export const rotating: Collection = {
  id: 'collection-rotating',
  type: 'collection',
  title: 'This week',
  breakpoints: {
    sm: { type: 'carousel', slideWidth: 100, showArrows: true, showIndicators: true, autoplay: true, autorotateTime: 5, loop: true },
  },
  items: sampleBanners(3, 'rotating'),
};

export const gridOnLarge: Collection = {
  id: 'collection-mixed',
  type: 'collection',
  title: 'Three ways out',
  breakpoints: {
    sm: { type: 'carousel', showArrows: true },
    md: { type: 'carousel', slideWidth: 45, showArrows: true },
    lg: { type: 'grid', columns: 3 },
  },
  items: sampleBanners(3, 'mixed'),
};

export const extreme: Collection = {
  id: 'collection-extreme',
  type: 'collection',
  name: hostile.script,
  bottomMargins: { sm: 'none', lg: 'xl' },
  hideOnBreakpoint: ['md'],
  isFullWidth: true,
  eyebrowText: hostile.attribute,
  title: longTitle,
  titleStyle: 'display',
  titleColor: '#ffd9a8',
  subtitle: `${hostile.rightToLeft} ${longWord}`,
  richText: hostile.html,
  breakpoints: {
    sm: {
      type: 'carousel',
      columns: 6,
      slideWidth: 0.5,
      slidePadding: 120,
      showArrows: true,
      showIndicators: true,
      autoplay: true,
      autorotateTime: 120,
      loop: true,
    },
    md: { type: 'grid', columns: 1, slidePadding: 0 },
    lg: {
      type: 'carousel',
      slideWidth: 100,
      slidePadding: 0,
      showArrows: true,
      showIndicators: true,
      autoplay: true,
      autorotateTime: 0.5,
      loop: false,
    },
  },
  items: sampleBanners(48, 'extreme'),
  targets: Array.from({ length: 12 }, () => ({
    text: longWord,
    url: hostile.url,
    targetAttribute: '_blank' as const,
    style: 'secondary' as const,
    ariaLabel: longWord,
  })),
  alignment: 'right',
  backgroundColor: 'surface-inverse',
  textColor: 'ink-inverse',
};
