import { describe, expect, it } from 'vitest';
import { renderBlock } from '#tests/contracts/block.suite.tsx';
import { extreme, minimal, typical } from './footer-items.fixtures.ts';

describe('footer-items', () => {
  it('leads in-shop links to the page’s locale and leaves others and dialogs alone', async () => {
    const html = await renderBlock(typical, { locale: 'en-gb' });
    expect(html).toContain('href="/en-gb/help/returns/how-to-return"');
    expect(html).toContain('href="https://social.example/tarnfell"');
    expect(html).toContain('href="#modal-sign-up"');
  });

  it('names its landmarks in the page’s language, and has none for what is missing', async () => {
    expect(await renderBlock(typical, { locale: 'de-de' })).toContain('aria-label="Rechtliches"');
    expect(await renderBlock(minimal)).not.toContain('<nav');
  });

  it('shows the title of a social link whose icon it does not know', async () => {
    const html = await renderBlock({ ...minimal, social: [{ icon: 'constructor', title: 'Elsewhere', url: 'https://a.example' }] });
    expect(html).toContain('>Elsewhere</a>');
  });

  it('puts its blocks above the columns', async () => {
    const html = await renderBlock(extreme);
    expect(html.indexOf('Above the columns')).toBeGreaterThan(-1);
    expect(html.indexOf('Above the columns')).toBeLessThan(html.indexOf('<h2'));
  });
});
