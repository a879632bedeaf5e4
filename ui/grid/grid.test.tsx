import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Grid } from './grid.tsx';

describe('Grid', () => {
  it('stays a list for assistive technology', () => {
    expect(renderToStaticMarkup(<Grid as="ul" sm={2} lg={4} />)).toMatch(/^<ul role="list"[^>]*data-sm="2" data-lg="4"/);
    expect(renderToStaticMarkup(<Grid />)).not.toContain('role=');
  });
});
