import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SearchField } from '#commerce/catalog/head/search-form.tsx';
import { createSuggestions } from '#commerce/search/search.fixtures.ts';
import { inertHost } from '#engine/render/inert-host.ts';
import type { TrackingEvent } from '#engine/host.ts';
import { HostContext } from '../canvas/host-context.ts';
import { SearchOutlet } from './search-outlet.tsx';
import { SearchSuggestions } from './search-suggestions.tsx';

const tracked: TrackingEvent[] = [];
const host = { ...inertHost, navigate: vi.fn(), track: (event: TrackingEvent) => void tracked.push(event) };

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  tracked.length = 0;
});

function show(load?: () => Promise<typeof SearchOutlet>) {
  render(
    <HostContext value={host}>
      <SearchField action="/de-de/search" label="Suche" submitLabel="Suchen" />
      <SearchSuggestions locale="de-de" {...(load ? { load } : {})} />
    </HostContext>,
  );
}

describe('SearchSuggestions', () => {
  it('loads the combobox when a search form is focused, and tracks a suggestion without its text', async () => {
    const fetched = vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json(createSuggestions('jac')));
    show();
    await page.getByRole('searchbox').click();
    await expect.element(page.getByRole('combobox')).toBeVisible();
    await userEvent.keyboard('jac');
    await expect.element(page.getByRole('group', { name: 'Produkte' })).toBeInTheDocument();
    expect(fetched.mock.calls[0]?.[0]).toBe('/api/products/v2/search/autoSuggest?locale=de_DE&q=jac&limit=8');
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(tracked).toEqual([{ name: 'select-suggestion', data: { kind: 'term', position: 1 } }]);
    await userEvent.keyboard('jac{Enter}');
  });

  it('keeps the plain form if the code fails to load, and tries again', async () => {
    const load = vi.fn(async () => SearchOutlet).mockRejectedValueOnce(new Error('offline'));
    show(load);
    const field = document.querySelector('input');
    field?.focus();
    await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
    await expect.element(page.getByRole('searchbox')).toBeVisible();
    field?.blur();
    field?.focus();
    await expect.element(page.getByRole('combobox')).toBeVisible();
  });
});
