import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getOrder } from '#generated/calls/get-order.ts';
import { placeOrder } from '#generated/calls/place-order.ts';
import type { PlacedOrder } from '#generated/openapi/cart.ts';
import { getCartState } from '../../cart/cart-state.ts';
import { ServiceError } from '../../client/service-error.ts';
import { useCalls } from '../../query/commerce-provider.tsx';
import { cartKey } from '../../query/cart-key.ts';
import { invalidateQueries } from '../../query/invalidate-queries.ts';
import { getAttemptKey, endAttempt } from './order-attempt.ts';

/**
 * Places an order. An attempt without response is retried with the same idempotency key, also after a reload, so that it is charged once; a
 * rejection starts a new attempt.
 */
export function usePlaceOrder() {
  const client = useQueryClient();
  const calls = useCalls();
  return useMutation({
    // Fails at once when offline, because the query client must not send an order later.
    networkMode: 'always',
    mutationFn: (body: PlacedOrder) =>
      getCartState(client).enqueue(() => placeOrder(calls, { body, 'idempotency-key': getAttemptKey(sessionStorage, body.cartId) })),
    onSuccess(order, { cartId }) {
      endAttempt(sessionStorage, cartId);
      client.setQueryData(getOrder.key({ orderId: order.orderId }), order);
      if (order.status !== 'cancelled') client.setQueryData(cartKey, null);
      invalidateQueries(client, placeOrder);
    },
    onError(error, { cartId }) {
      if (!(error instanceof ServiceError) || error.status === undefined || error.status >= 500) return;
      endAttempt(sessionStorage, cartId);
      if (error.requires('reload-cart')) void client.invalidateQueries({ queryKey: cartKey });
    },
  });
}
