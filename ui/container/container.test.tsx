import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { findByRole } from '#tests/support/find-by-role.ts';
import { Container } from './container.tsx';

describe('Container', () => {
  it('uses the given element and width', () => {
    const html = renderToStaticMarkup(<Container as="section" width="narrow" section aria-label="Story" />);
    expect(findByRole(html, 'region', 'Story')).toMatchObject([
      { tag: 'section', attributes: { 'data-width': 'narrow', 'data-section': 'true' } },
    ]);
  });
});
