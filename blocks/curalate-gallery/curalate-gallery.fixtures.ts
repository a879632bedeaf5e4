import type { CuralateGallery } from '#generated/content/types.ts';
import { hostile, longTitle, longWord } from '#blocks/parts/stories/sample.fixtures.ts';

export const minimal: CuralateGallery = { id: 'curalate-gallery-minimal', type: 'curalate-gallery', containerId: 'sample' };

export const typical: CuralateGallery = {
  id: 'curalate-gallery-typical',
  type: 'curalate-gallery',
  title: 'As you wear it',
  subtitle: 'Show us yours with #tarnfell.',
  containerId: 'tarnfell-product',
  filter: 'productId:PRODUCT_ID',
};

export const extreme: CuralateGallery = {
  id: 'curalate-gallery-extreme',
  type: 'curalate-gallery',
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
  filter: `productId:PRODUCT_ID ${hostile.attribute}`,
  backgroundColor: 'surface-inverse',
  textColor: 'ink-inverse',
};
