import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Price } from './price.tsx';

describe('Price', () => {
  it('says which price holds and which held before', () => {
    const html = renderToStaticMarkup(<Price current="€144" original="€180" currentLabel="Now" originalLabel="Was" saving="−20%" />);
    expect(html).toMatch(/<ins><span[^>]*>Now <\/span>€144<\/ins> <del><span[^>]*>Was <\/span>€180<\/del>/);
    expect(html).toContain('−20%');
  });

  it('is plain text without an original price', () => {
    const html = renderToStaticMarkup(<Price current="€90 – €120" note="Lowest in 30 days: €85" />);
    expect(html).not.toMatch(/<(?:ins|del)/);
    expect(html).toContain('€90 – €120');
    expect(html).toContain('Lowest in 30 days: €85');
  });
});
