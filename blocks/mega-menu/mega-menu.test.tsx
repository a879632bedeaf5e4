import { describe, expect, it } from 'vitest';
import { renderBlock } from '#tests/contracts/block.suite.tsx';
import { findByRole } from '#tests/support/find-by-role.ts';
import { parseElements } from '#tests/support/parse-elements.ts';
import { minimal, typical } from './mega-menu.fixtures.ts';

describe('mega-menu', () => {
  it('renders every link once and opens level 1 links without code', async () => {
    const html = await renderBlock(typical, { locale: 'en-gb' });
    const addresses = findByRole(html, 'link').map(({ attributes }) => attributes.href);
    expect(addresses.filter((href) => href === '/en-gb/women/jackets/shell')).toHaveLength(1);
    expect(addresses).toContain('/en-gb/women');
    expect(findByRole(html, 'dialog')).toEqual([]);
    expect(findByRole(html, 'button').map(({ attributes }) => attributes.popovertarget)).toContain('menu-typical-bar');
  });

  it('takes the shop-all label from the editor and hides it when the editor hides it', async () => {
    const html = await renderBlock(typical);
    expect(findByRole(html, 'link', 'Every pack we make')).not.toEqual([]);
    expect(findByRole(html, 'link', 'Shop all Women')).not.toEqual([]);
    expect(html).not.toContain('Shop all Sale');
  });

  it('shows an icon, a title or both, and the title for an unknown icon', async () => {
    const html = await renderBlock(typical);
    const findElements = (name: string) =>
      findByRole(html, 'link', name)[0]?.children.map(({ attributes, text }) => attributes['data-icon'] ?? [text, 'class' in attributes]);
    expect(findElements('New'), 'a title that is seen').toEqual(['star', ['New', false]]);
    expect(findElements('Stores'), 'a title that is only heard').toEqual(['pin', ['Stores', true]]);
    const unknown = { ...minimal, items: [{ id: 'a', title: 'Unknown', url: '/a', display: 'icon', menuIcon: { icon: 'constructor' } }] };
    expect(parseElements(await renderBlock(unknown)).filter(({ tag, text }) => tag === 'span' && text === 'Unknown')).not.toEqual([]);
  });

  it('opens nothing for an entry without a panel', async () => {
    expect(await renderBlock(minimal)).not.toContain('aria-expanded');
  });
});
