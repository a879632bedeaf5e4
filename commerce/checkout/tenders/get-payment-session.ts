import { useQuery } from '@tanstack/react-query';
import { getPaymentSession } from '#generated/calls/get-payment-session.ts';
import type { CallInput } from '#generated/openapi/call.ts';
import { useCalls } from '../../query/commerce-provider.tsx';

/**
 * A frame of the partner's that takes a payment, and for how long it does; shopOrigin is the page's, to which the frame may speak. A session
 * is begun for one visit of the form and shared with none after it. It outlives other changes of the payments: what was typed into its
 * frame would be lost.
 */
export function useGetPaymentSession(input: CallInput<'getPaymentSession'>) {
  return useQuery({ ...getPaymentSession.query(useCalls(), input), staleTime: 'static', gcTime: 0 });
}
