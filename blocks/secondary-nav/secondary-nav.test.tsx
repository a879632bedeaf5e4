import { describe, expect, it } from 'vitest';
import { renderBlock } from '#tests/contracts/block.suite.tsx';
import { byRole, byTag } from '#tests/support/by-role.ts';
import { eventsIn } from '#tests/support/events-in.ts';
import { minimal, typical } from './secondary-nav.fixtures.ts';

describe('secondary-nav', () => {
  it('is a landmark named by its title, or by a default in the page’s language', async () => {
    expect(byRole(await renderBlock(typical), 'navigation', 'Jackets')).toHaveLength(1);
    expect(byRole(await renderBlock(minimal, { locale: 'de-de' }), 'navigation', 'In diesem Bereich')).toHaveLength(1);
  });

  it('expands without code', async () => {
    const [fold] = byTag(await renderBlock(typical), 'details');
    expect(fold?.attributes).not.toHaveProperty('open');
    expect(fold?.children.map(({ tag }) => tag)).toEqual(['summary', 'ul']);
  });

  it('links in the page’s locale, leaves anchors unchanged, and tracks the followed link', async () => {
    const html = await renderBlock(typical, { locale: 'en-gb' });
    expect(byRole(html, 'link').map(({ attributes }) => attributes.href)).toEqual([
      '/en-gb/c/shells-2010',
      '/en-gb/c/insulation-2020',
      '/en-gb/c/fleece-2030',
      '#choose',
    ]);
    expect(eventsIn(html)).toHaveLength(4);
    expect(eventsIn(html)[0]).toEqual({ name: 'secondary-nav-click', blockId: typical.id, data: { text: byRole(html, 'link')[0]?.text } });
  });

  it('divides its links, and aligns right, only when the editor chooses it', async () => {
    expect(byRole(await renderBlock(typical), 'list')[0]?.attributes).toHaveProperty('data-divider');
    expect(byRole(await renderBlock(minimal), 'list')[0]?.attributes).not.toHaveProperty('data-divider');
    expect(byRole(await renderBlock({ ...minimal, alignment: 'right' }), 'navigation')[0]?.attributes).toMatchObject({
      'data-align': 'right',
    });
  });
});
