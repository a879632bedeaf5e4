import { describe, expect, it } from 'vitest';
import { renderBlock } from '#tests/contracts/block.suite.tsx';
import { findByRole } from '#tests/support/find-by-role.ts';
import { parseElements } from '#tests/support/parse-elements.ts';
import { typical } from './multi-link-card.fixtures.ts';

describe('multi-link-card', () => {
  it('lists its links under its title, all in the page’s locale', async () => {
    const html = await renderBlock(typical, { locale: 'en-ca' });
    const [list] = findByRole(html, 'list', 'Jackets');
    expect(list?.children).toHaveLength(3);
    expect(findByRole(html, 'link').map(({ attributes }) => attributes.href)).toEqual([
      '/en-ca/c/jackets-2000',
      '/en-ca/c/shells-2010',
      '/en-ca/c/insulation-2020',
      '/en-ca/c/fleece-2030',
    ]);
  });

  it('links its title only when it has a target', async () => {
    expect(findByRole(await renderBlock(typical), 'link', 'Jackets')).toHaveLength(1);
    const plain = await renderBlock({ ...typical, titleTarget: undefined });
    expect(findByRole(plain, 'link', 'Jackets')).toEqual([]);
    expect(findByRole(plain, 'heading', 'Jackets')).toHaveLength(1);
  });

  it('is left-aligned unless the editor centers it', async () => {
    const findAlignment = async (changes: Partial<typeof typical>) =>
      parseElements(await renderBlock({ ...typical, ...changes })).find(({ attributes }) => 'data-sm-align' in attributes)?.attributes;
    expect(await findAlignment({})).toMatchObject({ 'data-sm-align': 'left' });
    expect(await findAlignment({ alignment: 'center' })).toMatchObject({ 'data-sm-align': 'center' });
  });

  it('marks every link with its promotion', async () => {
    expect((await renderBlock(typical)).match(/data-track=/g)).toHaveLength(4);
  });
});
