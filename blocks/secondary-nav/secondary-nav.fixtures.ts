import type { SecondaryNav } from '#generated/content/types.ts';
import { hostile, longTitle, longWord } from '#blocks/parts/stories/sample.fixtures.ts';

export const minimal: SecondaryNav = {
  id: 'nav-minimal',
  type: 'secondary-nav',
  links: [{ text: 'Shells', url: '/c/shells-2010' }],
};

export const typical: SecondaryNav = {
  id: 'nav-typical',
  type: 'secondary-nav',
  title: 'Jackets',
  links: [
    { text: 'Shells', url: '/c/shells-2010' },
    { text: 'Insulation', url: '/c/insulation-2020' },
    { text: 'Fleece', url: '/c/fleece-2030' },
    { text: 'How to choose', url: '#choose' },
  ],
  divider: true,
};

export const extreme: SecondaryNav = {
  id: 'nav-extreme',
  type: 'secondary-nav',
  name: hostile.script,
  bottomMargins: { sm: 'none' },
  hideOnBreakpoint: ['md'],
  isFullWidth: true,
  title: longTitle,
  links: Array.from({ length: 12 }, (_, index) => ({
    text: [hostile.script, longWord, hostile.rightToLeft, hostile.emoji][index % 4] ?? longWord,
    url: hostile.url,
    targetAttribute: '_blank' as const,
  })),
  divider: true,
  alignment: 'right',
  backgroundColor: 'surface-inverse',
  textColor: 'ink-inverse',
};
