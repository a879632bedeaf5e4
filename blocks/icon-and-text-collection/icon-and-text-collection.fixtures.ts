import type { IconAndTextCollection } from '#generated/content/types.ts';
import { hostile, longTitle, longWord } from '#blocks/parts/stories/sample.fixtures.ts';

const twelve = ['clock', 'drop', 'feather', 'gift', 'heart', 'mountain', 'people', 'phone', 'recycle', 'shield', 'star', 'sun'] as const;

export const minimal: IconAndTextCollection = {
  id: 'icons-minimal',
  type: 'icon-and-text-collection',
  items: [{ icon: 'delivery', richText: '<p>Free delivery over $75</p>' }],
};

export const typical: IconAndTextCollection = {
  id: 'icons-typical',
  type: 'icon-and-text-collection',
  title: 'Why people come back',
  items: [
    {
      icon: 'repair',
      richText: '<p><strong>Mended for life.</strong> Zips, seams and soles, whatever their age.</p>',
      target: { text: 'How repair works', url: '/repair' },
    },
    { icon: 'leaf', richText: '<p><strong>No fluorine.</strong> Water runs off without it.</p>' },
    { icon: 'returns', richText: '<p><strong>60 days.</strong> Walk in it, then decide.</p>' },
  ],
};

export const extreme: IconAndTextCollection = {
  id: 'icons-extreme',
  type: 'icon-and-text-collection',
  name: hostile.script,
  bottomMargins: { sm: 'none', lg: 'xl' },
  hideOnBreakpoint: ['md'],
  isFullWidth: true,
  title: longTitle,
  titleStyle: 'display',
  titleColor: 'ink-inverse',
  layout: 'icon-above-text',
  iconSize: 'large',
  items: twelve.map((icon, index) => ({
    icon,
    richText: index % 2 === 0 ? hostile.html : `<p>${longWord} ${hostile.rightToLeft}</p>`,
    target: { text: longWord, url: hostile.url, targetAttribute: '_blank' as const, ariaLabel: hostile.attribute },
    ...(index % 3 === 0 ? { backgroundColor: '#ffffff', textColor: '#111111' } : {}),
  })),
  backgroundColor: 'surface-inverse',
  textColor: 'ink-inverse',
};
