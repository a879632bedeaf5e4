import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Order } from '#generated/openapi/orders.ts';
import { dataOf, type Calls } from '../client/calls.ts';
import { useCalls } from '../query/commerce-provider.tsx';
import { keys } from '../query/keys.ts';

export interface OrderInput {
  readonly orderId: string;
}

/** Milliseconds between looks at an order whose payment is still being confirmed. */
const PROCESSING_POLL = 4000;

export function getOrder(calls: Calls, { orderId }: OrderInput, signal?: AbortSignal): Promise<Order> {
  return dataOf('getOrder', calls.GET('/consumers-v3/consumer/purchase/{orderId}', { params: { path: { orderId } }, signal }));
}

export function getOrderQueryOptions(calls: Calls, input: OrderInput) {
  return queryOptions({ queryKey: keys.order(input), queryFn: ({ signal }) => getOrder(calls, input, signal) });
}

/** Looks again for as long as the order is processing. */
export function useGetOrder(input: OrderInput) {
  const options = getOrderQueryOptions(useCalls(), input);
  return useQuery({ ...options, refetchInterval: ({ state }) => (state.data?.processing === true ? PROCESSING_POLL : false) });
}
