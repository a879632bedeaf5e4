import { describe, expect, it } from 'vitest';
import { renderBlock } from '#tests/contracts/block.suite.tsx';
import { findByRole } from '#tests/support/find-by-role.ts';
import { parseElements } from '#tests/support/parse-elements.ts';
import { extreme, minimal, typical } from './footer-items.fixtures.ts';

describe('footer-items', () => {
  it('links into the shop in the page’s locale and leaves other links and dialogs unchanged', async () => {
    const html = await renderBlock(typical, { locale: 'en-gb' });
    expect(findByRole(html, 'link').map(({ attributes }) => attributes.href)).toEqual(
      expect.arrayContaining(['/en-gb/help/returns/how-to-return', 'https://social.example/tarnfell', '#modal-sign-up']),
    );
  });

  it('names its landmarks in the page’s language, and renders none for missing parts', async () => {
    expect(findByRole(await renderBlock(typical, { locale: 'de-de' }), 'navigation', 'Rechtliches')).toHaveLength(1);
    expect(findByRole(await renderBlock(minimal), 'navigation')).toEqual([]);
  });

  it('shows the title of a social link with an unknown icon', async () => {
    const html = await renderBlock({ ...minimal, social: [{ icon: 'constructor', title: 'Elsewhere', url: 'https://a.example' }] });
    expect(findByRole(html, 'link', 'Elsewhere')).toMatchObject([{ text: 'Elsewhere' }]);
  });

  it('renders its blocks above the columns', async () => {
    const html = await renderBlock(extreme);
    const all = parseElements(html);
    const above = all.findIndex(({ text }) => text === 'Above the columns');
    expect(above).toBeGreaterThan(-1);
    expect(above).toBeLessThan(all.findIndex(({ tag }) => tag === 'h2'));
  });
});
