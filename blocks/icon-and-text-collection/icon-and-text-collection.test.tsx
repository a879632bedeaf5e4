import { describe, expect, it } from 'vitest';
import { renderBlock } from '#tests/contracts/block.suite.tsx';
import { findByRole } from '#tests/support/find-by-role.ts';
import { minimal, typical } from './icon-and-text-collection.fixtures.ts';

const findList = async (changes: Partial<typeof typical>) =>
  findByRole(await renderBlock({ ...typical, ...changes }), 'list')[0]?.attributes;
const getItems = (count: number) => Array.from({ length: count }).flatMap(() => minimal.items);

describe('icon-and-text-collection', () => {
  it('names its list by its title, if it has one', async () => {
    expect(findByRole(await renderBlock(typical), 'list', 'Why people come back')).toHaveLength(1);
    expect(findByRole(await renderBlock(minimal), 'heading')).toEqual([]);
  });

  it('arranges four items two by two and other numbers in a row', async () => {
    expect(await findList({ items: getItems(4) })).toMatchObject({ 'data-columns': '2' });
    expect(await findList({ items: getItems(3) })).toMatchObject({ 'data-columns': 'row' });
    expect(await findList({ items: getItems(5) })).toMatchObject({ 'data-columns': 'row' });
  });

  it('uses one column when the editor chooses it', async () => {
    expect(await findList({ layout: 'one-column', items: getItems(4) })).not.toHaveProperty('data-columns');
  });

  it.each(['small', 'medium', 'large'] as const)('renders its icons %s', async (iconSize) => {
    const html = await renderBlock({ ...typical, iconSize });
    expect(html.match(new RegExp(`data-size="${iconSize}"`, 'g'))?.length).toBeGreaterThanOrEqual(3);
  });

  it('links items in the page’s locale', async () => {
    expect(findByRole(await renderBlock(typical, { locale: 'fr-ca' }), 'link').map(({ attributes }) => attributes.href)).toEqual([
      '/fr-ca/repair',
    ]);
  });

  it('makes the text of an item readable on the item’s own color', async () => {
    const readItem = async (backgroundColor: string) => {
      const html = await renderBlock({
        ...minimal,
        backgroundColor: 'accent',
        items: minimal.items.map((item) => ({ ...item, backgroundColor })),
      });
      return findByRole(html, 'listitem')[0]?.attributes;
    };
    expect(await readItem('surface-inverse')).toMatchObject({ 'data-tone': 'inverse', 'data-filled': '' });
    expect(await readItem('#ffffff')).toMatchObject({
      'data-tone': 'base',
      style: expect.stringContaining('--block-ink:var(--color-ink,ink)'),
    });
  });
});
