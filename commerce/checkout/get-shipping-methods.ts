import { queryOptions, useQuery } from '@tanstack/react-query';
import { dataOf, type Calls } from '../client/calls.ts';
import { useCalls } from '../query/commerce-provider.tsx';
import { keys } from '../query/keys.ts';

export interface ShipmentInput {
  readonly basketId: string;
  /** "me" is the default shipment. */
  readonly shippingId?: string;
}

/** The ways in which a shipment can be sent to its address. */
export function getShippingMethods(calls: Calls, { basketId, shippingId = 'me' }: ShipmentInput, signal?: AbortSignal) {
  const params = { path: { basketId, shippingId } };
  return dataOf('getShippingMethods', calls.GET('/cart/v1/cart/{basketId}/shippingMethod/{shippingId}', { params, signal }));
}

export function getShippingMethodsQueryOptions(calls: Calls, input: ShipmentInput) {
  return queryOptions({ queryKey: keys.shippingMethods(input), queryFn: ({ signal }) => getShippingMethods(calls, input, signal) });
}

export function useGetShippingMethods(input: ShipmentInput) {
  return useQuery(getShippingMethodsQueryOptions(useCalls(), input));
}
