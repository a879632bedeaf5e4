import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Order, PlacedOrder } from '#generated/openapi/cart.ts';
import { cartStateOf } from '../cart/cart-state.ts';
import { dataOf, type Calls } from '../client/calls.ts';
import { ServiceError } from '../client/service-error.ts';
import { useCalls } from '../query/commerce-provider.tsx';
import { keys } from '../query/keys.ts';
import { refresh, type Refreshes } from '../query/refreshes.ts';
import { attemptKey, endAttempt } from './order-attempt.ts';

/** The cart is gone and the order there; stock has changed. */
export const refreshes: Refreshes = { replaces: [keys.cart, keys.order()], invalidates: [keys.inventory(), keys.availability()] };

/**
 * Orders a cart. The same idempotencyKey (a uuid) gets the same answer, however often it is sent. Refused with the codes of payment,
 * address and stock, or with a flash-type detail where the cart has moved on.
 */
export function placeOrder(calls: Calls, body: PlacedOrder, idempotencyKey: string): Promise<Order> {
  const params = { header: { 'idempotency-key': idempotencyKey } };
  return dataOf('placeOrder', calls.PUT('/cart/v2/checkout/order', { params, body }));
}

/** Errors that leave another cart than the one on show. */
const OUTDATED = new Set(['BSK404', 'ORD404', 'ORD430', 'INV406', 'INV409', 'INV700', 'INV701', 'INV702', 'PRC400']);

/** An attempt whose answer was lost is repeated under its key, also after a reload, so that nobody pays twice; after a refusal a new attempt begins. */
export function usePlaceOrder() {
  const client = useQueryClient();
  const calls = useCalls();
  return useMutation({
    // Without a network it fails at once: an order must not go out behind the shopper's back.
    networkMode: 'always',
    mutationFn: (body: PlacedOrder) => cartStateOf(client).inOrder(() => placeOrder(calls, body, attemptKey(sessionStorage, body.cartId))),
    onSuccess(order, { cartId }) {
      endAttempt(sessionStorage, cartId);
      client.setQueryData(keys.order({ orderId: order.orderId }), order);
      if (order.status !== 'cancelled') client.setQueryData(keys.cart, null);
      refresh(client, refreshes);
    },
    onError(error, { cartId }) {
      if (!(error instanceof ServiceError) || error.status === undefined || error.status >= 500) return;
      endAttempt(sessionStorage, cartId);
      if (error.isFlash || OUTDATED.has(error.errorId ?? '')) void client.invalidateQueries({ queryKey: keys.cart });
    },
  });
}
