import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { findByRole } from '#tests/support/find-by-role.ts';
import { Heading } from './heading.tsx';

describe('Heading', () => {
  it('keeps its level in every look', () => {
    const html = renderToStaticMarkup(
      <Heading level={3} look="display">
        New
      </Heading>,
    );
    expect(findByRole(html, 'heading', 'New')).toMatchObject([{ tag: 'h3', attributes: { 'data-look': 'display' } }]);
  });

  it('looks like its level by default', () => {
    const [heading] = findByRole(renderToStaticMarkup(<Heading level={2}>New</Heading>), 'heading', 'New');
    expect(heading).toMatchObject({ tag: 'h2', attributes: { 'data-look': 'h2' } });
  });
});
