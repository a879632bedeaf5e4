import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Container } from './container.tsx';

describe('Container', () => {
  it('takes the element and the width that it is given', () => {
    const html = renderToStaticMarkup(<Container as="section" width="narrow" section aria-label="Story" />);
    expect(html).toMatch(/^<section aria-label="Story"[^>]*data-width="narrow" data-section="true"/);
  });
});
