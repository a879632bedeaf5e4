import { queryOptions, useQuery } from '@tanstack/react-query';
import type { operations } from '#generated/openapi/cart.ts';
import { dataOf, type Calls } from '../client/calls.ts';
import { useCalls } from '../query/commerce-provider.tsx';
import { keys } from '../query/keys.ts';

/** shopOrigin is the page's, to which the partner's frame may speak. */
export type PaymentSessionInput = Omit<operations['getPaymentSession']['parameters']['query'], 'locale'>;

/** A frame of the partner's that takes a payment, and for how long it does. */
export function getPaymentSession(calls: Calls, input: PaymentSessionInput, signal?: AbortSignal) {
  return dataOf('getPaymentSession', calls.GET('/cart/v1/paymentSession', { params: { query: input }, signal }));
}

/** A session is begun for one visit of the form and shared with none after it. */
export function getPaymentSessionQueryOptions(calls: Calls, input: PaymentSessionInput) {
  return queryOptions({
    queryKey: keys.paymentSession(input),
    queryFn: ({ signal }) => getPaymentSession(calls, input, signal),
    staleTime: Infinity,
    gcTime: 0,
  });
}

export function useGetPaymentSession(input: PaymentSessionInput) {
  return useQuery(getPaymentSessionQueryOptions(useCalls(), input));
}
