import type { InlineCatalogGrid } from '#generated/content/types.ts';
import { hostile, sampleMedia } from '#blocks/parts/stories/sample.fixtures.ts';

export const minimal: InlineCatalogGrid = {
  id: 'inline-minimal',
  type: 'inline-catalog-grid',
  components: [{ type: 'rich-text', id: 'inline-minimal-text', richText: '<p>Which shell for which weather?</p>' }],
};

export const typical: InlineCatalogGrid = {
  id: 'inline-typical',
  type: 'inline-catalog-grid',
  position: 6,
  components: [
    {
      type: 'linked-card',
      id: 'inline-typical-card',
      title: 'Which shell for which weather?',
      media: sampleMedia('scenes/ridge-snow', ''),
      targets: [{ text: 'Read on', url: '/guides/shells', style: 'text-link' }],
    },
  ],
};

export const extreme: InlineCatalogGrid = {
  id: 'inline-extreme',
  type: 'inline-catalog-grid',
  name: hostile.script,
  bottomMargins: { sm: 'sm' },
  hideOnBreakpoint: ['md'],
  isFullWidth: true,
  position: 96,
  size: 'entry',
  components: Array.from({ length: 4 }, (_, index) => ({
    type: 'rich-text',
    id: `inline-extreme-${index}`,
    title: hostile.attribute,
    richText: hostile.html,
    bottomMargins: { sm: 'xl' },
  })),
};
