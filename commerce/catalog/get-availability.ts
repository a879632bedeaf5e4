import { queryOptions, useQuery } from '@tanstack/react-query';
import type { AvailabilityRequest } from '#generated/openapi/products.ts';
import { dataOf, type Calls } from '../client/calls.ts';
import { useCalls } from '../query/commerce-provider.tsx';
import { keys } from '../query/keys.ts';
import type { ProductInput } from './get-product-details.ts';

/** All variants of the product without a sku. */
export type AvailabilityInput = ProductInput & AvailabilityRequest;

/** Units in each of some stores. It reads, although it is sent as a POST. */
export function getAvailability(calls: Calls, { productId, ...body }: AvailabilityInput, signal?: AbortSignal) {
  const call = calls.POST('/products/v1/products/{productId}/availability', { params: { path: { productId } }, body, signal });
  return dataOf('getAvailability', call);
}

export function getAvailabilityQueryOptions(calls: Calls, input: AvailabilityInput) {
  return queryOptions({ queryKey: keys.availability(input), queryFn: ({ signal }) => getAvailability(calls, input, signal) });
}

export function useGetAvailability(input: AvailabilityInput) {
  return useQuery(getAvailabilityQueryOptions(useCalls(), input));
}
