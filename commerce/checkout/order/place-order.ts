import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getOrder } from '#generated/calls/get-order.ts';
import { placeOrder } from '#generated/calls/place-order.ts';
import type { PlacedOrder } from '#generated/openapi/cart.ts';
import { cartStateOf } from '../../cart/cart-state.ts';
import { ServiceError } from '../../client/service-error.ts';
import { useCalls } from '../../query/commerce-provider.tsx';
import { cartKey } from '../../query/cart-key.ts';
import { invalidateQueries } from '../../query/invalidate-queries.ts';
import { attemptKey, endAttempt } from './order-attempt.ts';

/** An attempt whose answer was lost is repeated under its key, also after a reload, so that nobody pays twice: the same key gets the same answer. After a refusal a new attempt begins. */
export function usePlaceOrder() {
  const client = useQueryClient();
  const calls = useCalls();
  return useMutation({
    // Without a network it fails at once: an order must not go out behind the shopper's back.
    networkMode: 'always',
    mutationFn: (body: PlacedOrder) =>
      cartStateOf(client).inOrder(() => placeOrder(calls, { body, 'idempotency-key': attemptKey(sessionStorage, body.cartId) })),
    onSuccess(order, { cartId }) {
      endAttempt(sessionStorage, cartId);
      client.setQueryData(getOrder.key({ orderId: order.orderId }), order);
      if (order.status !== 'cancelled') client.setQueryData(cartKey, null);
      invalidateQueries(client, placeOrder);
    },
    onError(error, { cartId }) {
      if (!(error instanceof ServiceError) || error.status === undefined || error.status >= 500) return;
      endAttempt(sessionStorage, cartId);
      if (error.asksFor('reload-cart')) void client.invalidateQueries({ queryKey: cartKey });
    },
  });
}
