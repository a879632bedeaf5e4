import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { byRole } from '#tests/support/by-role.ts';
import { elementsIn } from '#tests/support/elements-in.ts';
import { Grid } from './grid.tsx';

describe('Grid', () => {
  it('stays a list for assistive technology', () => {
    const [list] = byRole(renderToStaticMarkup(<Grid as="ul" sm={2} lg={4} />), 'list');
    expect(list).toMatchObject({ tag: 'ul', attributes: { role: 'list', 'data-sm': '2', 'data-lg': '4' } });
    expect(elementsIn(renderToStaticMarkup(<Grid />))[0]?.attributes).not.toHaveProperty('role');
  });
});
