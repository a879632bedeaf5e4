import type { CtaButtons } from '#generated/content/types.ts';
import { hostile, longTitle, longWord } from '#blocks/parts/stories/sample.fixtures.ts';

export const minimal: CtaButtons = { id: 'cta-minimal', type: 'cta-buttons', targets: [{ text: 'Shop all', url: '/all' }] };

export const typical: CtaButtons = {
  id: 'cta-typical',
  type: 'cta-buttons',
  title: 'Find your pair',
  alignment: 'center',
  targets: [
    { text: 'Women', url: '/women', style: 'primary' },
    { text: 'Men', url: '/men', style: 'primary' },
    { text: 'Size guide', url: '?guide=1#modal-size-guide', style: 'text-link' },
  ],
};

export const extreme: CtaButtons = {
  id: 'cta-extreme',
  type: 'cta-buttons',
  name: hostile.emoji,
  bottomMargins: { lg: 'none' },
  hideOnBreakpoint: ['sm', 'md'],
  isFullWidth: true,
  title: longTitle,
  titleStyle: 'h4',
  titleColor: '#00ff00',
  targets: Array.from({ length: 12 }, (_, index) => ({
    text: [hostile.script, hostile.attribute, longWord, hostile.rightToLeft][index % 4] ?? longWord,
    url: index % 2 === 0 ? hostile.url : 'https://example.com/?a=1&b="2"',
    targetAttribute: '_blank' as const,
    style: (['primary', 'secondary', 'outline', 'inverse', 'text-link'] as const)[index % 5],
    ariaLabel: `Choice ${index}`,
  })),
  alignment: 'right',
  equalTargetSize: true,
  backgroundColor: '#101010',
  textColor: '#fafafa',
};
