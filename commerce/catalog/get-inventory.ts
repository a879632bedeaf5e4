import { queryOptions, useQuery } from '@tanstack/react-query';
import { dataOf, type Calls } from '../client/calls.ts';
import { useCalls } from '../query/commerce-provider.tsx';
import { keys } from '../query/keys.ts';
import type { ProductInput } from './get-product-details.ts';

/** Units that can be sold online, by sku. */
export function getInventory(calls: Calls, { productId }: ProductInput, signal?: AbortSignal) {
  return dataOf('getInventory', calls.GET('/products/v2/products/{productId}/inventory', { params: { path: { productId } }, signal }));
}

export function getInventoryQueryOptions(calls: Calls, input: ProductInput) {
  return queryOptions({ queryKey: keys.inventory(input), queryFn: ({ signal }) => getInventory(calls, input, signal) });
}

export function useGetInventory(input: ProductInput) {
  return useQuery(getInventoryQueryOptions(useCalls(), input));
}
