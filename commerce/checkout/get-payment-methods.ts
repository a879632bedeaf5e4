import { queryOptions, useQuery } from '@tanstack/react-query';
import { dataOf, type Calls } from '../client/calls.ts';
import { useCalls } from '../query/commerce-provider.tsx';
import { keys } from '../query/keys.ts';

export interface BasketInput {
  readonly basketId: string;
}

/** The ways in which a cart can be paid. */
export function getPaymentMethods(calls: Calls, { basketId }: BasketInput, signal?: AbortSignal) {
  return dataOf('getPaymentMethods', calls.GET('/cart/v1/cart/{basketId}/paymentMethods', { params: { path: { basketId } }, signal }));
}

export function getPaymentMethodsQueryOptions(calls: Calls, input: BasketInput) {
  return queryOptions({ queryKey: keys.paymentMethods(input), queryFn: ({ signal }) => getPaymentMethods(calls, input, signal) });
}

export function useGetPaymentMethods(input: BasketInput) {
  return useQuery(getPaymentMethodsQueryOptions(useCalls(), input));
}
