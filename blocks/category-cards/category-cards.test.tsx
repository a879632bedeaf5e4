import { describe, expect, it } from 'vitest';
import { renderBlock } from '#tests/contracts/block.suite.tsx';
import { findByRole } from '#tests/support/find-by-role.ts';
import { parseElements } from '#tests/support/parse-elements.ts';
import { findEvents } from '#tests/support/find-events.ts';
import { circles, typical } from './category-cards.fixtures.ts';

describe('category-cards', () => {
  it('makes each card one link in the page’s locale, tracked by its title', async () => {
    const html = await renderBlock(typical, { locale: 'en-ca' });
    const links = findByRole(html, 'link');
    expect(links).toHaveLength(typical.items.length);
    expect(links.map(({ attributes }) => attributes.href)).toContain('/en-ca/alpine');
    expect(findEvents(html)).toEqual(
      typical.items.map(({ title }) => ({ name: 'category-card-click', blockId: typical.id, data: { title } })),
    );
  });

  it('names its list by its title', async () => {
    expect(findByRole(await renderBlock(typical), 'list', typical.title)).toHaveLength(1);
  });

  it('takes aspect ratio and columns from the editor, otherwise one column per card, four at most', async () => {
    const shapes = parseElements(await renderBlock(circles)).flatMap(({ attributes }) => attributes['data-shape'] ?? []);
    expect(new Set(shapes)).toEqual(new Set(['circle']));
    expect(await renderBlock({ ...typical, columns: 6 })).toContain('--columns:6');
    expect(await renderBlock({ ...typical, columns: undefined, items: typical.items.slice(0, 3) })).toContain('--columns:3');
  });
});
