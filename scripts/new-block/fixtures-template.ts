import type { BlockNames } from './names.ts';

/** `minimal` has only required fields; `extreme` has the worst values that an editor or attacker may enter. */
export function renderFixtures({ type, pascal, human }: BlockNames): string {
  return `import type { ${pascal} } from '#generated/content/types.ts';
import { hostile, longTitle } from '#blocks/parts/stories/sample.fixtures.ts';

export const minimal: ${pascal} = { id: '${type}-minimal', type: '${type}', title: '${human}' };

export const typical: ${pascal} = {
  id: '${type}-typical',
  type: '${type}',
  name: '${human}',
  title: 'Made for the long way round',
  richText: '<p>Three layers that pack into the fourth. <a href="/c/jackets">See the jackets</a></p>',
};

export const extreme: ${pascal} = {
  id: '${type}-extreme',
  type: '${type}',
  name: hostile.script,
  bottomMargins: { sm: 'none', lg: 'xl' },
  hideOnBreakpoint: ['md'],
  isFullWidth: true,
  title: longTitle,
  titleStyle: 'display',
  titleColor: '#fafafa',
  richText: hostile.html,
  alignment: 'center',
  backgroundColor: 'surface-inverse',
  textColor: '#fafafa',
};
`;
}
