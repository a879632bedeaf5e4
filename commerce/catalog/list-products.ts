import { queryOptions } from '@tanstack/react-query';
import { getCatalog } from '#generated/calls/get-catalog.ts';
import { searchProducts } from '#generated/calls/search-products.ts';
import type { Calls } from '../client/calls.ts';
import { toListing, type Listing, type ListingSource } from './listing.ts';
import { PAGE_SIZE, formatFilters, type ListingState } from './listing-state.ts';

/** Query options for a page of a list, converted to a Listing. */
export function listProductsQueryOptions(calls: Calls, source: ListingSource, state: ListingState) {
  const { sort, page } = state;
  const filters = formatFilters(state);
  const input = { start: (page - 1) * PAGE_SIZE, count: PAGE_SIZE, sort };
  const { queryKey, queryFn } =
    'query' in source
      ? searchProducts.query(calls, { ...input, filters, q: source.query, ...(source.exact ? { exact: true } : {}) })
      : getCatalog.query(calls, { ...input, filters: [`cgid=${source.categoryId}`, ...filters] });
  return queryOptions({
    queryKey: [...queryKey, 'listing'],
    queryFn: async (context): Promise<Listing> => toListing(source, await queryFn(context)),
  });
}
