import { act, cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { listingMessages } from '#generated/messages/listing/en.ts';
import { bindMessages } from '#messages/runtime/bind-messages.ts';
import { setKnownStore } from '../../stores/my-store/known-store.ts';
import { formatListingState, parseListingState, type ListingState } from '../listing-state.ts';
import { StoreSwitch } from './store-switch.tsx';

const changed = vi.fn<(next: ListingState) => void>();
const store = { id: 'TF-DEN-01', name: 'Denver Union', opening: { state: 'open', label: 'Open' } } as const;

function show(search: string): void {
  render(
    <StoreSwitch
      state={parseListingState(new URLSearchParams(search))}
      locale="en-us"
      messages={bindMessages(listingMessages, 'en-US')}
      getHref={(state) => `/en-us/c/jackets-2000${formatListingState(state)}`}
      onChange={changed}
    />,
  );
}

const link = () => page.getByRole('link', { name: /my store/ });

afterEach(() => {
  cleanup();
  setKnownStore(undefined);
  changed.mockReset();
});

describe('StoreSwitch', () => {
  it('appears once the store is known and filters the list by it', async () => {
    show('sort=newest');
    await expect.element(link()).not.toBeInTheDocument();
    act(() => setKnownStore(store));
    await expect.element(link()).toHaveAttribute('href', '/en-us/c/jackets-2000?filter.store=TF-DEN-01&sort=newest');
    await link().click();
    expect(changed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ filters: { store: ['TF-DEN-01'] } }));
  });

  it('removes the filter again', async () => {
    setKnownStore(store);
    show('filter.store=TF-DEN-01');
    await expect.element(link()).toHaveAttribute('aria-current', 'true');
    await link().click();
    expect(changed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ filters: {} }));
  });

  it('shows a store that is not the visitor’s as one store', async () => {
    show('filter.store=TF-BLD-01');
    await expect.element(page.getByRole('link', { name: 'In stock at one store' })).toBeVisible();
  });

  it('links to its own route without JavaScript', () => {
    show('');
    expect(document.querySelector('a')?.getAttribute('href')).toBe('/en-us/my-store?listing=%2Fen-us%2Fc%2Fjackets-2000');
  });
});
