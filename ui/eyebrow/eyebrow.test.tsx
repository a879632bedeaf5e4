import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { elementsIn } from '#tests/support/elements-in.ts';
import { Eyebrow } from './eyebrow.tsx';

describe('Eyebrow', () => {
  it('is a paragraph, not part of the outline', () => {
    expect(elementsIn(renderToStaticMarkup(<Eyebrow>New in</Eyebrow>))).toMatchObject([{ tag: 'p', text: 'New in' }]);
  });
});
