import { expect, it } from 'vitest';
import { renderBlock } from '#tests/contracts/block.suite.tsx';
import { parseElements } from '#tests/support/parse-elements.ts';
import { typical } from './olapic-gallery.fixtures.ts';

it('olapic-gallery shows its title on the server, which does not know the page’s subject', async () => {
  const without = parseElements(await renderBlock(typical)).find(({ tag }) => tag === 'noscript');
  expect(without?.text).toContain('As you wear it');
});
