import type { OlapicGallery } from '#generated/content/types.ts';
import { hostile, longTitle, longWord } from '#blocks/parts/stories/sample.fixtures.ts';

export const minimal: OlapicGallery = { id: 'olapic-gallery-minimal', type: 'olapic-gallery', containerId: 'sample' };

export const typical: OlapicGallery = {
  id: 'olapic-gallery-typical',
  type: 'olapic-gallery',
  title: 'As you wear it',
  subtitle: 'Show us yours with #tarnfell.',
  containerId: 'tarnfell-season',
};

export const extreme: OlapicGallery = {
  id: 'olapic-gallery-extreme',
  type: 'olapic-gallery',
  name: hostile.script,
  bottomMargins: { sm: 'none', lg: 'xl' },
  hideOnBreakpoint: ['md'],
  isFullWidth: true,
  title: longTitle,
  titleStyle: 'display',
  titleColor: '#ffd9a8',
  subtitle: `${hostile.rightToLeft} ${longWord}`,
  alignment: 'center',
  containerId: 'a-very-long-name-of-a-container-that-somebody-has-thought-of_2',
  backgroundColor: 'surface-inverse',
  textColor: 'ink-inverse',
};
