import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { elementsIn } from '#tests/support/elements-in.ts';
import { Text } from './text.tsx';

describe('Text', () => {
  it('is a paragraph, or the element that the place asks for', () => {
    const tagsIn = (html: string) => elementsIn(html).map(({ tag }) => tag);
    expect(tagsIn(renderToStaticMarkup(<Text>a</Text>))).toEqual(['p']);
    expect(tagsIn(renderToStaticMarkup(<Text as="figcaption">a</Text>))).toEqual(['figcaption']);
  });

  it('marks only the looks that were asked for', () => {
    const [text] = elementsIn(renderToStaticMarkup(<Text muted>a</Text>));
    expect(text?.attributes).toMatchObject({ 'data-muted': 'true' });
    expect(text?.attributes).not.toHaveProperty('data-strong');
  });
});
