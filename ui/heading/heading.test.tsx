import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Heading } from './heading.tsx';

describe('Heading', () => {
  it('keeps its level whatever it looks like', () => {
    const html = renderToStaticMarkup(
      <Heading level={3} look="display">
        New
      </Heading>,
    );
    expect(html).toMatch(/^<h3 [^>]*data-look="display"[^>]*>New<\/h3>$/);
  });

  it('looks like its level unless told otherwise', () => {
    expect(renderToStaticMarkup(<Heading level={2}>New</Heading>)).toContain('data-look="h2"');
  });
});
