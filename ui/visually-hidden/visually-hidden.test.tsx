import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { findByRole } from '#tests/support/find-by-role.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

describe('VisuallyHidden', () => {
  it('keeps its text in the document', () => {
    const html = renderToStaticMarkup(<VisuallyHidden as="h2">Menu</VisuallyHidden>);
    expect(findByRole(html, 'heading', 'Menu')).toMatchObject([{ tag: 'h2' }]);
  });
});
