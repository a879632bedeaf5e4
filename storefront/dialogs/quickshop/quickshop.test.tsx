import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { byRole } from '#tests/support/by-role.ts';
import type { DialogParamsByName } from '../../host/open-dialog.ts';
import { dialogNamed } from '../index.ts';
import { loadDialog } from '../opening/load-dialog.ts';
import QuickshopView from './quickshop-view.tsx';

describe('quickshop', () => {
  it('shows the title that it loads and the topic of its address', async () => {
    const name: keyof DialogParamsByName = 'quickshop';
    const definition = dialogNamed(name);
    const query = new URLSearchParams('topic=sizes');
    const params = definition.readParams({ name, locale: 'en-us', pathname: '/en-us', query, given: undefined });
    const opening = { name, params, locale: 'en-us' };
    const { View, ...loaded } = await loadDialog(
      definition,
      opening,
      () => Promise.reject(new Error('no calls')),
      new AbortController().signal,
    );
    expect(View).toBe(QuickshopView);
    const frame = { isOpen: true, onOpenChange: () => undefined, closeLabel: 'Close' };
    const html = renderToStaticMarkup(<View {...opening} {...loaded} deferred={undefined} frame={frame} />);
    expect(byRole(html, 'dialog', 'Quickshop')).toHaveLength(1);
    expect(byRole(html, 'paragraph')).toMatchObject([{ text: 'sizes' }]);
  });
});
