import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCalls } from '../query/commerce-provider.tsx';
import { listProductsQueryOptions } from './list-products.ts';
import type { Listing, ListingCard, ListingSource } from './listing.ts';
import { isSameList, type ListingState } from './listing-state.ts';

/** The visible list: that of the previous state while the next one loads. */
export interface ShownListing {
  readonly state: ListingState;
  /** Cards of all visible pages. */
  readonly cards: readonly ListingCard[];
  readonly listing: Listing;
}

export interface ListingView {
  /** Absent until the first response. */
  readonly shown?: ShownListing;
  /** `list`: another list is loading; `page`: more of the same one. */
  readonly pending?: 'list' | 'page';
  readonly error: Error | null;
  readonly retry: () => void;
  /** Prefetches a state that the shopper is likely to choose. */
  readonly prefetch: (state: ListingState) => void;
}

/** The pages of a list from `first` to that of the state. */
export function useListing(source: ListingSource, state: ListingState, first: number): ListingView {
  const calls = useCalls();
  const client = useQueryClient();
  const from = Math.min(first, state.page);
  const results = useQueries({
    queries: Array.from({ length: state.page - from + 1 }, (_, index) =>
      listProductsQueryOptions(calls, source, { ...state, page: from + index }),
    ),
  });
  const missing = results.findIndex(({ data }) => data === undefined);
  const pages = (missing === -1 ? results : results.slice(0, missing)).map(({ data }) => data as Listing);
  const loaded = pages.length === 0 ? undefined : pages;
  const [settled, setSettled] = useState<{ readonly state: ListingState; readonly pages: readonly Listing[] }>();
  if (loaded && !isSettled(settled, state, loaded)) setSettled({ state: { ...state, page: from + loaded.length - 1 }, pages: loaded });

  const failed = results.find(({ error }) => error !== null);
  const isOld = loaded === undefined;
  return {
    shown: loaded ? mergePages({ ...state, page: from + loaded.length - 1 }, loaded) : settled && mergePages(settled.state, settled.pages),
    pending: missing === -1 || failed ? undefined : isOld || !isSameList(settled?.state ?? state, state) ? 'list' : 'page',
    error: failed?.error ?? null,
    retry: () => results.forEach((result) => result.error && void result.refetch()),
    prefetch: (next) => void client.prefetchQuery(listProductsQueryOptions(calls, source, next)),
  };
}

function isSettled(
  settled: { readonly state: ListingState; readonly pages: readonly Listing[] } | undefined,
  state: ListingState,
  pages: readonly Listing[],
): boolean {
  return (
    settled !== undefined &&
    isSameList(settled.state, state) &&
    settled.pages.length === pages.length &&
    settled.pages.every((page, index) => page === pages[index])
  );
}

function mergePages(state: ListingState, pages: readonly Listing[]): ShownListing {
  const cards = new Map(pages.flatMap((page) => page.cards).map((card) => [card.id, card]));
  return { state, cards: [...cards.values()], listing: pages.at(-1) as Listing };
}
