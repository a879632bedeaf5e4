import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { parseElements } from '#tests/support/parse-elements.ts';
import { Eyebrow } from './eyebrow.tsx';

describe('Eyebrow', () => {
  it('is a paragraph, not part of the outline', () => {
    expect(parseElements(renderToStaticMarkup(<Eyebrow>New in</Eyebrow>))).toMatchObject([{ tag: 'p', text: 'New in' }]);
  });
});
