import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { parseElements } from '#tests/support/parse-elements.ts';
import { Text } from './text.tsx';

describe('Text', () => {
  it('is a paragraph, or the given element', () => {
    const getTags = (html: string) => parseElements(html).map(({ tag }) => tag);
    expect(getTags(renderToStaticMarkup(<Text>a</Text>))).toEqual(['p']);
    expect(getTags(renderToStaticMarkup(<Text as="figcaption">a</Text>))).toEqual(['figcaption']);
  });

  it('sets only the requested looks', () => {
    const [text] = parseElements(renderToStaticMarkup(<Text muted>a</Text>));
    expect(text?.attributes).toMatchObject({ 'data-muted': 'true' });
    expect(text?.attributes).not.toHaveProperty('data-strong');
  });
});
