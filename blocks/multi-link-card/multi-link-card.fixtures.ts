import type { MultiLinkCard } from '#generated/content/types.ts';
import { hostile, longTitle, longWord, sampleMedia } from '#blocks/parts/stories/sample.fixtures.ts';

export const minimal: MultiLinkCard = {
  id: 'links-minimal',
  type: 'multi-link-card',
  media: sampleMedia('scenes/coast-mist', ''),
  targets: [{ text: 'Shells', url: '/c/shells-2010' }],
};

export const typical: MultiLinkCard = {
  id: 'links-typical',
  type: 'multi-link-card',
  title: 'Jackets',
  titleTarget: { url: '/c/jackets-2000' },
  media: sampleMedia('scenes/coast-mist', 'A path along sea cliffs'),
  targets: [
    { text: 'Shells', url: '/c/shells-2010' },
    { text: 'Insulation', url: '/c/insulation-2020' },
    { text: 'Fleece', url: '/c/fleece-2030' },
  ],
  promotionTracking: { promotionId: 'p-12', promotionName: 'Layers' },
};

export const extreme: MultiLinkCard = {
  id: 'links-extreme',
  type: 'multi-link-card',
  name: hostile.script,
  bottomMargins: { sm: 'xs' },
  hideOnBreakpoint: ['lg'],
  isFullWidth: true,
  title: longTitle,
  titleStyle: 'display',
  titleColor: '#abcdef',
  titleTarget: { url: hostile.url, targetAttribute: '_blank', ariaLabel: hostile.attribute },
  media: sampleMedia('scenes/city-golden', hostile.attribute),
  targets: Array.from({ length: 12 }, (_, index) => ({
    text: `${longWord} ${index}`,
    url: hostile.url,
    targetAttribute: '_blank' as const,
    style: 'primary' as const,
    ariaLabel: hostile.rightToLeft,
  })),
  alignment: 'center',
  gradientStyle: 'full',
  gradientTone: 'light',
  textColor: '#111111',
  promotionTracking: { creativeName: hostile.attribute, promotionId: hostile.script, promotionName: hostile.emoji },
};
