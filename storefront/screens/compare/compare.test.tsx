import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { byRole } from '#tests/support/by-role.ts';
import { loadScreen } from '../../screen/define-screen.ts';
import { contextOf } from '../../session/testing/shop-service.ts';
import { screens } from '../index.ts';
import { screen, type ComparePage } from './screen.ts';
import { CompareView } from './view.tsx';

describe('compare', () => {
  it('shows its title', async () => {
    const context = contextOf(new Request(`http://tarnfell.localhost/en-us/${screens['compare'].path}`));
    const page: ComparePage = await loadScreen(screen, { params: {}, context });
    expect(page).toMatchObject({ status: 200, head: { title: 'Compare | Tarnfell' } });
    expect(byRole(renderToStaticMarkup(<CompareView page={page} />), 'heading', 'Compare')).toMatchObject([{ tag: 'h1' }]);
  });
});
