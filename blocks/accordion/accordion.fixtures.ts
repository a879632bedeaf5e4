import type { Accordion } from '#generated/content/types.ts';
import { hostile, longTitle, longWord } from '#blocks/parts/stories/sample.fixtures.ts';

export const minimal: Accordion = {
  id: 'accordion-minimal',
  type: 'accordion',
  items: [{ id: 'one', title: 'How long does delivery take?', body: '<p>Two to four working days.</p>' }],
};

export const typical: Accordion = {
  id: 'accordion-typical',
  type: 'accordion',
  eyebrowText: 'Good to know',
  title: 'Questions, answered',
  items: [
    {
      id: 'delivery',
      title: 'How long does delivery take?',
      body: '<p>Two to four working days; the next day with express.</p>',
      open: true,
    },
    {
      id: 'returns',
      title: 'Can I send things back?',
      body: '<p>Within 60 days, worn or not, <a href="/help/returns/how-to-return">free of charge</a>.</p>',
    },
    {
      id: 'repairs',
      title: 'Do you mend what you sell?',
      body: '<p>Always, and at cost.</p><ul><li>Zips</li><li>Seams</li><li>Soles</li></ul>',
    },
  ],
};

export const extreme: Accordion = {
  id: 'accordion-extreme',
  type: 'accordion',
  name: hostile.script,
  bottomMargins: { sm: 'xl' },
  hideOnBreakpoint: ['md'],
  isFullWidth: true,
  eyebrowText: hostile.attribute,
  title: longTitle,
  titleStyle: 'h3',
  titleColor: 'sale',
  subtitle: hostile.rightToLeft,
  richText: hostile.html,
  headingLevel: 4,
  allowMultiple: false,
  items: Array.from({ length: 60 }, (_, index) => ({
    id: `item ${index % 2 === 0 ? 'same' : index}`,
    title: [hostile.script, hostile.attribute, longWord, hostile.emoji][index % 4] ?? longWord,
    body: index % 5 === 0 ? '' : hostile.html,
    open: true,
  })),
  backgroundColor: 'surface-sunken',
  textColor: 'ink',
};
