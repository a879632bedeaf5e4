import type { Spacer } from '#generated/content/types.ts';
import { hostile } from '#blocks/parts/stories/sample.fixtures.ts';

export const minimal: Spacer = { id: 'spacer-minimal', type: 'spacer' };

export const typical: Spacer = { id: 'spacer-typical', type: 'spacer', bottomMargins: { sm: 'md', lg: 'xl' } };

export const extreme: Spacer = {
  id: 'spacer-extreme',
  type: 'spacer',
  name: hostile.script,
  bottomMargins: { sm: 'xs', md: 'none', lg: 'xl' },
  hideOnBreakpoint: ['md'],
  isFullWidth: true,
  backgroundColor: 'surface-inverse',
};
