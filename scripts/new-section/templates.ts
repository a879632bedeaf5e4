import type { BlockNames } from '../new-block/names.ts';

export function renderSection({ type, camel, human }: BlockNames): string {
  return `import { createElement } from 'react';
import { Heading } from '#ui/heading/heading.tsx';
import { compose } from '../../../page/compose.ts';
import { defineDeferredSection } from '../../../sections/section.ts';

/** ${human}: a title so far. Operations of its view go into \`calls\`, messages into \`messages\`. */
export const ${camel} = defineDeferredSection({
  name: '${human.toLowerCase()}',
  load: async () => ({ title: '${human}' }),
  show({ data: { title }, visitor }, { context }) {
    const element = createElement(Heading, { level: 2 }, title);
    return { canvases: { '${type}': compose('${type}', [{ hostPart: '${type}', element }], visitor, context) } };
  },
});
`;
}

/** @param screen in camel case */
export function renderTest({ camel, human }: BlockNames, screen: string): string {
  return `import { describe, expect, it } from 'vitest';
import { createTestContext } from '../../../session/testing/shop-service.ts';
import { ${screen}Sections } from './index.ts';

describe('${human.toLowerCase()}', () => {
  it('loads its title', async () => {
    const context = createTestContext(new Request('http://tarnfell.localhost/en-us'));
    expect(await ${screen}Sections.${camel}.load?.({ params: {}, context }, {})).toEqual({ title: '${human}' });
  });
});
`;
}
