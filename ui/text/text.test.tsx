import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Text } from './text.tsx';

describe('Text', () => {
  it('is a paragraph, or the element that the place asks for', () => {
    expect(renderToStaticMarkup(<Text>a</Text>)).toMatch(/^<p /);
    expect(renderToStaticMarkup(<Text as="figcaption">a</Text>)).toMatch(/^<figcaption /);
  });

  it('marks only the looks that were asked for', () => {
    const html = renderToStaticMarkup(<Text muted>a</Text>);
    expect(html).toContain('data-muted="true"');
    expect(html).not.toContain('data-strong');
  });
});
