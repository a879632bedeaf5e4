import { queryOptions, useQuery } from '@tanstack/react-query';
import type { operations } from '#generated/openapi/products.ts';
import { dataOf, type Calls } from '../client/calls.ts';
import { useCalls } from '../query/commerce-provider.tsx';
import { keys } from '../query/keys.ts';

/** filters are name=value, several values of one name separated by "|"; cgid=ID names the category. */
export type CatalogInput = Omit<NonNullable<operations['getCatalog']['parameters']['query']>, 'locale'>;

export function getCatalog(calls: Calls, input: CatalogInput, signal?: AbortSignal) {
  return dataOf('getCatalog', calls.GET('/products/v2/catalog', { params: { query: input }, signal }));
}

export function getCatalogQueryOptions(calls: Calls, input: CatalogInput) {
  return queryOptions({ queryKey: keys.catalog(input), queryFn: ({ signal }) => getCatalog(calls, input, signal) });
}

export function useGetCatalog(input: CatalogInput) {
  return useQuery(getCatalogQueryOptions(useCalls(), input));
}
