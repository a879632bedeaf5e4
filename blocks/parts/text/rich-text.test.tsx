import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { localizeLinks, RichText } from './rich-text.tsx';

const env = { locale: 'fr-ca', brand: 'tarnfell', siteId: 'TARNFELL-CA', mode: 'publish' } as const;

describe('RichText', () => {
  it('resolves in-shop links in the page’s locale and leaves others unchanged', () => {
    const html = '<a href="/help?a=1&amp;b=2">a</a><a href="https://x.example" target="_blank">b</a><a href="#modal-x">c</a>';
    expect(localizeLinks(html, env)).toBe(
      '<a href="/fr-ca/help?a=1&amp;b=2">a</a><a href="https://x.example" target="_blank">b</a><a href="#modal-x">c</a>',
    );
  });

  it('renders nothing without text', () => {
    expect(renderToStaticMarkup(<RichText html={undefined} env={env} />)).toBe('');
  });
});
