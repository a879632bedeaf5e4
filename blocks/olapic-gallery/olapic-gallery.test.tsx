import { expect, it } from 'vitest';
import { renderBlock } from '#tests/contracts/block.suite.tsx';
import { elementsIn } from '#tests/support/elements-in.ts';
import { typical } from './olapic-gallery.fixtures.ts';

it('shows its title on the server, which does not know the page’s subject', async () => {
  const without = elementsIn(await renderBlock(typical)).find(({ tag }) => tag === 'noscript');
  expect(without?.text).toContain('As you wear it');
});
