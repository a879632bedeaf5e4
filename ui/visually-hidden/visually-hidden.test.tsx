import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { VisuallyHidden } from './visually-hidden.tsx';

describe('VisuallyHidden', () => {
  it('keeps its text in the document', () => {
    expect(renderToStaticMarkup(<VisuallyHidden as="h2">Menu</VisuallyHidden>)).toMatch(/^<h2 [^>]*>Menu<\/h2>$/);
  });
});
