import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Disclosure } from './disclosure.tsx';

describe('Disclosure', () => {
  it('opens without script and shuts its namesakes', () => {
    const html = renderToStaticMarkup(
      <Disclosure title="Care" name="facts" open>
        Wash cold
      </Disclosure>,
    );
    expect(html).toMatch(/^<details [^>]*name="facts"/);
    expect(html).toContain('open=""');
    expect(html).toMatch(/<summary>Care<svg.*<\/summary><div>Wash cold<\/div>/);
  });
});
