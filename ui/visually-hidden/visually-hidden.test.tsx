import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { byRole } from '#tests/support/by-role.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

describe('VisuallyHidden', () => {
  it('keeps its text in the document', () => {
    const html = renderToStaticMarkup(<VisuallyHidden as="h2">Menu</VisuallyHidden>);
    expect(byRole(html, 'heading', 'Menu')).toMatchObject([{ tag: 'h2' }]);
  });
});
