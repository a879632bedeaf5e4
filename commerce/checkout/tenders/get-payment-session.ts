import { useQuery } from '@tanstack/react-query';
import { getPaymentSession } from '#generated/calls/get-payment-session.ts';
import type { CallInput } from '#generated/openapi/call.ts';
import { useCalls } from '../../query/commerce-provider.tsx';

/**
 * Opens a session of the partner's payment frame; `shopOrigin` is the origin that the frame may message. It is not cached beyond one visit
 * of the form, and not refetched when payments change, because the frame's input would be lost.
 */
export function useGetPaymentSession(input: CallInput<'getPaymentSession'>) {
  return useQuery({ ...getPaymentSession.query(useCalls(), input), staleTime: 'static', gcTime: 0 });
}
