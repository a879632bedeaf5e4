import { queryOptions, useQuery } from '@tanstack/react-query';
import { dataOf, type Calls } from '../client/calls.ts';
import { useCalls } from '../query/commerce-provider.tsx';
import { keys } from '../query/keys.ts';

/** A style, or a style with its colour. */
export interface ProductInput {
  readonly productId: string;
}

export function getProductDetails(calls: Calls, { productId }: ProductInput, signal?: AbortSignal) {
  return dataOf('getProductDetails', calls.GET('/products/v2/products/{productId}/details', { params: { path: { productId } }, signal }));
}

export function getProductDetailsQueryOptions(calls: Calls, input: ProductInput) {
  return queryOptions({ queryKey: keys.product(input), queryFn: ({ signal }) => getProductDetails(calls, input, signal) });
}

export function useGetProductDetails(input: ProductInput) {
  return useQuery(getProductDetailsQueryOptions(useCalls(), input));
}
