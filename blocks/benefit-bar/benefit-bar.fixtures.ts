import type { BenefitBar } from '#generated/content/types.ts';
import { hostile, longWord } from '#blocks/parts/stories/sample.fixtures.ts';

export const minimal: BenefitBar = { id: 'benefits-minimal', type: 'benefit-bar', items: [] };

export const typical: BenefitBar = {
  id: 'benefits-typical',
  type: 'benefit-bar',
  items: [
    { icon: 'delivery', text: 'Free delivery over $75' },
    { icon: 'returns', text: '60 days to return', url: '/help/returns/how-to-return' },
    { icon: 'repair', text: 'Repairs for life', url: '/repair' },
  ],
};

export const extreme: BenefitBar = {
  id: 'benefits-extreme',
  type: 'benefit-bar',
  name: hostile.script,
  bottomMargins: { sm: 'sm' },
  hideOnBreakpoint: ['md'],
  isFullWidth: true,
  items: Array.from({ length: 6 }, (_, index) => ({
    icon: (['clock', 'drop', 'feather', 'gift', 'heart', 'leaf'] as const)[index],
    text: [hostile.script, longWord, hostile.rightToLeft, hostile.emoji, hostile.attribute, longWord][index] ?? longWord,
    url: hostile.url,
  })),
  closable: true,
  backgroundColor: 'accent',
  textColor: 'accent-ink',
};
