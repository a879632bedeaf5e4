import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { findByTag } from '#tests/support/find-by-role.ts';
import { Price } from './price.tsx';

describe('Price', () => {
  it('labels the current and the previous price', () => {
    const html = renderToStaticMarkup(<Price current="€144" original="€180" currentLabel="Now" originalLabel="Was" saving="−20%" />);
    expect(findByTag(html, 'ins').map(({ text }) => text)).toEqual(['Now €144']);
    expect(findByTag(html, 'del').map(({ text }) => text)).toEqual(['Was €180']);
    expect(html).toContain('−20%');
  });

  it('is plain text without an original price', () => {
    const html = renderToStaticMarkup(<Price current="€90 – €120" note="Lowest in 30 days: €85" />);
    expect([...findByTag(html, 'ins'), ...findByTag(html, 'del')]).toEqual([]);
    expect(html).toContain('€90 – €120');
    expect(html).toContain('Lowest in 30 days: €85');
  });
});
