import { describe, expect, it } from 'vitest';
import { renderBlock } from '#tests/contracts/block.suite.tsx';
import { findByRole } from '#tests/support/find-by-role.ts';
import { resolveBlocks } from '#blocks/parts/media/stage.ts';
import { minimal, typical } from './inline-catalog-grid.fixtures.ts';

const findPlace = (content: object) => resolveBlocks([content]).nodes.map((node) => node.kind === 'block' && node.inList);

describe('inline-catalog-grid', () => {
  it('renders its child block', async () => {
    expect(findByRole(await renderBlock(typical), 'heading', 'Which shell for which weather?')).toHaveLength(1);
  });

  it('reports its place in the page’s list', () => {
    expect(findPlace(minimal)).toEqual([{ position: 8, size: 'row' }]);
    expect(findPlace({ ...typical, size: 'entry' })).toEqual([{ position: 6, size: 'entry' }]);
  });

  it('is hidden when it is empty', async () => {
    expect(await renderBlock({ ...minimal, components: [{ type: 'promo-message', id: 'empty' }] })).toBe('');
  });
});
