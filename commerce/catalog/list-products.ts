import { queryOptions } from '@tanstack/react-query';
import type { Calls } from '../client/calls.ts';
import { keys } from '../query/keys.ts';
import { getCatalog } from './get-catalog.ts';
import { listingOf, type Listing, type ListingSource } from './listing.ts';
import { PAGE_SIZE, wireFilters, type ListingState } from './listing-state.ts';
import { searchProducts } from './search-products.ts';

/** The page of a list that a state names, in the form that listings keep it. */
export function listProductsQueryOptions(calls: Calls, source: ListingSource, state: ListingState) {
  const { sort, page } = state;
  const input = { start: (page - 1) * PAGE_SIZE, count: PAGE_SIZE, sort, filters: wireFilters(state) };
  const isSearch = 'query' in source;
  return queryOptions({
    queryKey: isSearch
      ? keys.search({ ...input, q: source.query, form: 'listing' })
      : keys.catalog({ ...input, ...source, form: 'listing' }),
    queryFn: async ({ signal }): Promise<Listing> =>
      listingOf(
        source,
        isSearch
          ? await searchProducts(calls, { ...input, q: source.query }, signal)
          : await getCatalog(calls, { ...input, filters: [`cgid=${source.categoryId}`, ...input.filters] }, signal),
      ),
  });
}
