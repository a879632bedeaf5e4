import { cleanup, render } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { tarnfell } from '#ui/brands/tarnfell.ts';
import { createBrandStyles } from '#ui/tokens/brand-styles.ts';
import { TestCommerce } from '../query/testing/test-commerce.tsx';
import { getQueryClient } from '../query/query-client.ts';
import { listingMessages } from '#generated/messages/listing/en.ts';
import { bindMessages } from '#messages/runtime/bind-messages.ts';
import { setCompared } from './compare/compare-store.ts';
import { ListingScreen } from './listing-screen.tsx';
import { sampleListing, sampleProduct } from './listing.fixtures.ts';
import type { ListingState } from './listing-state.ts';

const begin: ListingState = { filters: {}, sort: 'bestMatches', page: 1 };
const fetched = vi.fn<(url: URL) => unknown>();
const went = vi.fn();
const shopped = vi.fn<(productId: string) => void>();

function Shop({ start = begin }: { readonly start?: ListingState }): ReactElement {
  const [{ state, first }, show] = useState<{ state: ListingState; first?: number }>({ state: start });
  return (
    <TestCommerce wireLocale="en_US" languageTag="en-US" errorMessages={{ unknown: 'Something went wrong.' }}>
      <ListingScreen
        source={{ categoryId: '2000' }}
        state={state}
        first={first}
        messages={bindMessages(listingMessages, 'en-US')}
        locale="en-us"
        languageTag="en-US"
        path="/en-us/c/jackets-2000"
        onQuickShop={shopped}
        onNavigate={(next, href, more) => {
          went(href);
          show({ state: next, first: more?.first });
        }}
      />
    </TestCommerce>
  );
}

/** Responds with 30 products, 2 of which are for women. */
function createListingResponse(url: URL): unknown {
  const start = Number(url.searchParams.get('start'));
  if (!url.searchParams.getAll('filters').includes('gender=women')) return sampleListing(start);
  return { ...sampleListing(0, 24, 2), products: [sampleProduct('90', { name: 'Women’s Shell' }), sampleProduct('91')] };
}

beforeEach(async () => {
  document.head.insertAdjacentHTML('beforeend', `<style data-brand>${createBrandStyles(tarnfell)}</style>`);
  fetched.mockImplementation(createListingResponse);
  vi.spyOn(window, 'fetch').mockImplementation(async (request) => {
    const response = fetched(new URL((request as Request).url));
    return Response.json(response ?? {}, { status: response === undefined ? 404 : 200 });
  });
  await page.viewport(1440, 900);
});
afterEach(() => {
  cleanup();
  getQueryClient('en_US').clear();
  vi.restoreAllMocks();
  fetched.mockReset();
  went.mockReset();
  shopped.mockReset();
  setCompared([]);
  document.querySelector('style[data-brand]')?.remove();
});

const getNames = (): readonly string[] => [...document.querySelectorAll('li h2')].map(({ textContent }) => textContent ?? '');

describe('ListingScreen', () => {
  it('filters at once, keeps the focus and announces the number of products', async () => {
    render(<Shop />);
    await expect.element(page.getByText('30 products', { exact: true })).toBeVisible();
    const women = page.getByRole('checkbox', { name: 'Women, 10' });
    await women.click();
    expect(went).toHaveBeenLastCalledWith('/en-us/c/jackets-2000?filter.gender=women');
    await expect.element(page.getByRole('status').filter({ hasText: '2 products' })).toBeVisible();
    expect(getNames()).toEqual(['Women’s Shell', 'Kestrel Shell 91']);
    expect(document.activeElement).toHaveProperty('value', 'women');
    expect(document.activeElement).toHaveProperty('checked', true);
  });

  it('shows active filters and removes them', async () => {
    render(<Shop start={{ ...begin, filters: { gender: ['women'] } }} />);
    const chip = page.getByRole('link', { name: 'Remove filter Women' });
    await expect.element(chip).toHaveAttribute('href', '/en-us/c/jackets-2000');
    await chip.click();
    await expect.element(page.getByRole('status').filter({ hasText: '30 products' })).toBeVisible();
    await expect.element(chip).not.toBeInTheDocument();
  });

  it('appends the next page by a link and focuses the first new product', async () => {
    render(<Shop />);
    const more = page.getByRole('link', { name: 'Show more' });
    await expect.element(more).toHaveAttribute('href', '/en-us/c/jackets-2000?page=2');
    await more.click();
    await expect.element(page.getByText('Showing 30 of 30')).toBeVisible();
    expect(getNames()).toHaveLength(30);
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Kestrel Shell 34'));
    await expect.element(more).not.toBeInTheDocument();
  });

  it('keeps the old products and shows an error if the next list fails to load', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    render(<Shop />);
    await expect.element(page.getByText('30 products', { exact: true })).toBeVisible();
    fetched.mockImplementation(() => undefined);
    await page.getByRole('checkbox', { name: 'Women, 10' }).click();
    await expect.element(page.getByRole('alert')).toBeVisible();
    expect(getNames()).toHaveLength(24);
    fetched.mockImplementation(createListingResponse);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(page.getByRole('status').filter({ hasText: '2 products' })).toBeVisible();
  });

  it('has its facets in a sheet on small screens, with the number of results', async () => {
    await page.viewport(390, 844);
    render(<Shop />);
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByRole('dialog').getByText('Women').click();
    await page.getByRole('button', { name: 'Show 2 products' }).click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(getNames()).toHaveLength(2);
  });

  it('shows another color by arrow key within one tab stop', async () => {
    render(<Shop />);
    await expect.element(page.getByText('30 products', { exact: true })).toBeVisible();
    const first = document.querySelector<HTMLElement>('input[type="radio"]:checked');
    first?.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(page.getByRole('img', { name: 'Kestrel Shell 10, Ember' })).toBeInTheDocument();
    await expect
      .element(page.getByRole('link', { name: 'Kestrel Shell 10' }))
      .toHaveAttribute('href', '/en-us/p/kestrel-shell-10-TFKES10MR7E');
  });

  it('opens the quick shop in the visible color, by mouse and by keyboard', async () => {
    render(<Shop />);
    const quick = page.getByRole('button', { name: 'Quick shop: Kestrel Shell 10' });
    await expect.element(quick).toHaveAttribute('href', '/en-us/p/kestrel-shell-10-TFKES10M');
    document.querySelector<HTMLElement>('input[type="radio"]:checked')?.focus();
    await userEvent.keyboard('{ArrowRight}');
    await quick.click();
    quick.element().dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true }));
    expect(shopped.mock.calls).toEqual([['TFKES10MR7E'], ['TFKES10MR7E']]);
  });

  it('loads the second image of a card on keyboard focus, not before', async () => {
    render(<Shop />);
    await expect.element(page.getByText('30 products', { exact: true })).toBeVisible();
    const getShots = (): number => document.querySelectorAll('article:first-of-type img').length;
    const before = getShots();
    document.querySelector<HTMLElement>('article input[type="checkbox"]')?.focus();
    await userEvent.keyboard('{Tab}');
    await vi.waitFor(() => expect(getShots()).toBe(before + 1));
  });

  it('compares up to four products', async () => {
    render(<Shop />);
    const getBox = (code: number) => page.getByRole('checkbox', { name: `Compare Kestrel Shell ${code}` });
    for (const code of [10, 11, 12, 13]) await getBox(code).click();
    await expect.element(getBox(13)).toBeChecked();
    await getBox(14).click();
    await expect.element(getBox(14)).not.toBeChecked();
  });

  it('filters by a price range once a slider or field is released', async () => {
    render(<Shop />);
    const lowest = page.getByRole('slider', { name: 'Lowest price' });
    await expect.element(lowest).toHaveAttribute('aria-valuetext', '$80');
    lowest.element().focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await vi.waitFor(() => expect(went.mock.calls).toEqual([['/en-us/c/jackets-2000?filter.price=83-']]));
    await page.getByRole('spinbutton', { name: 'To ($)' }).fill('200');
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(went).toHaveBeenLastCalledWith('/en-us/c/jackets-2000?filter.price=83-200'));
    await expect.element(page.getByRole('link', { name: 'Remove filter 83-200' })).toBeVisible();
  });

  it('disables a value without products', async () => {
    fetched.mockImplementation((url) => {
      const response = sampleListing(Number(url.searchParams.get('start')));
      const noWomen = { value: 'women', label: 'Women', count: 0, selected: false };
      return { ...response, facets: response.facets.map((facet) => (facet.id === 'gender' ? { ...facet, values: [noWomen] } : facet)) };
    });
    render(<Shop />);
    await expect.element(page.getByRole('checkbox', { name: 'Women, 0' })).toBeDisabled();
  });
});
