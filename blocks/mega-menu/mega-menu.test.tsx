import { describe, expect, it } from 'vitest';
import { renderBlock } from '#tests/contracts/block.suite.tsx';
import { minimal, typical } from './mega-menu.fixtures.ts';

describe('mega-menu', () => {
  it('holds every link once and follows level 1 without any code', async () => {
    const html = await renderBlock(typical, { locale: 'en-gb' });
    expect(html.match(/href="\/en-gb\/women\/jackets\/shell"/g)).toHaveLength(1);
    expect(html).toMatch(/<a href="\/en-gb\/women"/);
    expect(html).not.toContain('<dialog');
    expect(html).toMatch(/<button[^>]* popoverTarget="menu-typical-bar"/i);
  });

  it('takes the shop-all label from the editor and hides it where the editor hides it', async () => {
    const html = await renderBlock(typical);
    expect(html).toContain('>Every pack we make</a>');
    expect(html).toContain('>Shop all Women</a>');
    expect(html).not.toContain('Shop all Sale');
  });

  it('shows an icon, a title or both, and the title when it does not know the icon', async () => {
    const html = await renderBlock(typical);
    expect(html).toMatch(/data-icon="star"[^]*?<span>New<\/span>/);
    expect(html).toMatch(/data-icon="pin"[^]*?<span class="[^"]+">Stores<\/span>/);
    const unknown = { ...minimal, items: [{ id: 'a', title: 'Unknown', url: '/a', display: 'icon', menuIcon: { icon: 'constructor' } }] };
    expect(await renderBlock(unknown)).toContain('<span>Unknown</span>');
  });

  it('opens nothing for an entry without a panel', async () => {
    expect(await renderBlock(minimal)).not.toContain('aria-expanded');
  });
});
