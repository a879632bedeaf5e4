import type { RichText } from '#generated/content/types.ts';
import { hostile, longTitle, longWord } from '#blocks/parts/stories/sample.fixtures.ts';

export const minimal: RichText = { id: 'text-minimal', type: 'rich-text', richText: '<p>Returns are free for 60 days.</p>' };

export const typical: RichText = {
  id: 'text-typical',
  type: 'rich-text',
  eyebrowText: 'Repairs',
  title: 'Repair beats replace',
  richText:
    '<p>Send us any jacket, pack or boot of ours. We mend it at cost, whatever its age, and send it back within <strong>ten working days</strong>.</p>' +
    '<h3>What we repair</h3><ul><li>Zips, buckles and seams</li><li>Tears up to a hand’s width</li><li>Soles, twice in a boot’s life</li></ul>' +
    '<p>Start with the <a href="/help/repairs">repair form</a>.</p>',
};

export const extreme: RichText = {
  id: 'text-extreme',
  type: 'rich-text',
  name: hostile.script,
  bottomMargins: { sm: 'sm', md: 'md', lg: 'lg' },
  hideOnBreakpoint: ['lg'],
  isFullWidth: true,
  eyebrowText: hostile.attribute,
  title: longTitle,
  titleStyle: 'display',
  titleColor: 'accent-ink',
  subtitle: hostile.rightToLeft,
  richText:
    `${hostile.html}<h1>${longWord}</h1><p>${hostile.template} ${hostile.emoji}</p><blockquote>${longWord}</blockquote>` +
    `<table><caption>Sizes</caption><thead><tr>${'<th scope="col">EU</th>'.repeat(14)}</tr></thead><tbody><tr>${'<td>42½</td>'.repeat(14)}</tr></tbody></table>` +
    '<ol><li>one<ul><li>nested</li></ul></li></ol><p>H<sub>2</sub>O and m<sup>2</sup></p><p>left open <strong>for ever',
  alignment: 'center',
  width: 'full',
  backgroundColor: 'accent',
  textColor: 'accent-ink',
};
