import { queryOptions, useQuery } from '@tanstack/react-query';
import type { operations } from '#generated/openapi/products.ts';
import { dataOf, type Calls } from '../client/calls.ts';
import { useCalls } from '../query/commerce-provider.tsx';
import { keys } from '../query/keys.ts';

/** q are the shopper's words; the rest is as in CatalogInput. */
export type SearchInput = Omit<operations['searchProducts']['parameters']['query'], 'locale'>;

export function searchProducts(calls: Calls, input: SearchInput, signal?: AbortSignal) {
  return dataOf('searchProducts', calls.GET('/products/v2/search/productSearch', { params: { query: input }, signal }));
}

export function searchProductsQueryOptions(calls: Calls, input: SearchInput) {
  return queryOptions({ queryKey: keys.search(input), queryFn: ({ signal }) => searchProducts(calls, input, signal) });
}

export function useSearchProducts(input: SearchInput) {
  return useQuery(searchProductsQueryOptions(useCalls(), input));
}
