import { describe, expect, it } from 'vitest';
import { renderBlock } from '#tests/contracts/block.suite.tsx';
import { findByRole, findByTag } from '#tests/support/find-by-role.ts';
import { findEvents } from '#tests/support/find-events.ts';
import { minimal, typical } from './secondary-nav.fixtures.ts';

describe('secondary-nav', () => {
  it('is a landmark named by its title, or by a default in the page’s language', async () => {
    expect(findByRole(await renderBlock(typical), 'navigation', 'Jackets')).toHaveLength(1);
    expect(findByRole(await renderBlock(minimal, { locale: 'de-de' }), 'navigation', 'In diesem Bereich')).toHaveLength(1);
  });

  it('expands without code', async () => {
    const [fold] = findByTag(await renderBlock(typical), 'details');
    expect(fold?.attributes).not.toHaveProperty('open');
    expect(fold?.children.map(({ tag }) => tag)).toEqual(['summary', 'ul']);
  });

  it('links in the page’s locale, leaves anchors unchanged, and tracks the followed link', async () => {
    const html = await renderBlock(typical, { locale: 'en-gb' });
    expect(findByRole(html, 'link').map(({ attributes }) => attributes.href)).toEqual([
      '/en-gb/c/shells-2010',
      '/en-gb/c/insulation-2020',
      '/en-gb/c/fleece-2030',
      '#choose',
    ]);
    expect(findEvents(html)).toHaveLength(4);
    expect(findEvents(html)[0]).toEqual({
      name: 'secondary-nav-click',
      blockId: typical.id,
      data: { text: findByRole(html, 'link')[0]?.text },
    });
  });

  it('divides its links, and aligns right, only when the editor chooses it', async () => {
    expect(findByRole(await renderBlock(typical), 'list')[0]?.attributes).toHaveProperty('data-divider');
    expect(findByRole(await renderBlock(minimal), 'list')[0]?.attributes).not.toHaveProperty('data-divider');
    expect(findByRole(await renderBlock({ ...minimal, alignment: 'right' }), 'navigation')[0]?.attributes).toMatchObject({
      'data-align': 'right',
    });
  });
});
