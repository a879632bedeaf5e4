import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { findByRole } from '#tests/support/find-by-role.ts';
import { parseElements } from '#tests/support/parse-elements.ts';
import { Grid } from './grid.tsx';

describe('Grid', () => {
  it('stays a list for assistive technology', () => {
    const [list] = findByRole(renderToStaticMarkup(<Grid as="ul" sm={2} lg={4} />), 'list');
    expect(list).toMatchObject({ tag: 'ul', attributes: { role: 'list', 'data-sm': '2', 'data-lg': '4' } });
    expect(parseElements(renderToStaticMarkup(<Grid />))[0]?.attributes).not.toHaveProperty('role');
  });
});
