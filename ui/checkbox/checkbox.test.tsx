import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Checkbox } from './checkbox.tsx';

describe('Checkbox', () => {
  it('is named by its label, links included', () => {
    const html = renderToStaticMarkup(<Checkbox id="policy" label={<a href="/privacy">Privacy</a>} required />);
    expect(html).toMatch(/<label for="policy"><input[^>]*type="checkbox"[^>]*>.*Privacy/);
    expect(html).toContain('required=""');
  });

  it('describes its error', () => {
    const html = renderToStaticMarkup(<Checkbox id="policy" label="Privacy" error="Tick the box" />);
    expect(html).toContain('aria-describedby="policy-error"');
    expect(html).toMatch(/id="policy-error".*Tick the box/);
  });
});
