import { describe, expect, it } from 'vitest';
import { renderBlock } from '#tests/contracts/block.suite.tsx';
import { byRole } from '#tests/support/by-role.ts';
import { elementsIn } from '#tests/support/elements-in.ts';
import { minimal, typical } from './mega-menu.fixtures.ts';

describe('mega-menu', () => {
  it('renders every link once and opens level 1 links without code', async () => {
    const html = await renderBlock(typical, { locale: 'en-gb' });
    const addresses = byRole(html, 'link').map(({ attributes }) => attributes.href);
    expect(addresses.filter((href) => href === '/en-gb/women/jackets/shell')).toHaveLength(1);
    expect(addresses).toContain('/en-gb/women');
    expect(byRole(html, 'dialog')).toEqual([]);
    expect(byRole(html, 'button').map(({ attributes }) => attributes.popovertarget)).toContain('menu-typical-bar');
  });

  it('takes the shop-all label from the editor and hides it when the editor hides it', async () => {
    const html = await renderBlock(typical);
    expect(byRole(html, 'link', 'Every pack we make')).not.toEqual([]);
    expect(byRole(html, 'link', 'Shop all Women')).not.toEqual([]);
    expect(html).not.toContain('Shop all Sale');
  });

  it('shows an icon, a title or both, and the title for an unknown icon', async () => {
    const html = await renderBlock(typical);
    const findParts = (name: string) =>
      byRole(html, 'link', name)[0]?.children.map(({ attributes, text }) => attributes['data-icon'] ?? [text, 'class' in attributes]);
    expect(findParts('New'), 'a title that is seen').toEqual(['star', ['New', false]]);
    expect(findParts('Stores'), 'a title that is only heard').toEqual(['pin', ['Stores', true]]);
    const unknown = { ...minimal, items: [{ id: 'a', title: 'Unknown', url: '/a', display: 'icon', menuIcon: { icon: 'constructor' } }] };
    expect(elementsIn(await renderBlock(unknown)).filter(({ tag, text }) => tag === 'span' && text === 'Unknown')).not.toEqual([]);
  });

  it('opens nothing for an entry without a panel', async () => {
    expect(await renderBlock(minimal)).not.toContain('aria-expanded');
  });
});
