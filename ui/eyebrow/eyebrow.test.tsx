import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Eyebrow } from './eyebrow.tsx';

describe('Eyebrow', () => {
  it('is a paragraph and no part of the outline', () => {
    expect(renderToStaticMarkup(<Eyebrow>New in</Eyebrow>)).toMatch(/^<p [^>]*>New in<\/p>$/);
  });
});
