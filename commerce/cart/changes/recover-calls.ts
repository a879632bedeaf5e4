import type { QueryClient } from '@tanstack/react-query';
import type { CallOptions } from '#generated/openapi/call.ts';
import type { Calls } from '../../client/calls.ts';
import { requiresReaction } from '../../client/service-error.ts';
import { getCartState, type CallInput, type FailedCall } from '../cart-state.ts';
import { currentCart } from './find-cart.ts';

/** Id of the cart that a call is about; undefined for other calls and for the stored cart, whose readers handle its loss. */
function findCartId({ basketId, body }: CallInput): string | undefined {
  const { basketId: ofBody, cartId } = (body ?? {}) as CallInput;
  const id = basketId ?? ofBody ?? cartId;
  return typeof id === 'string' && id !== currentCart ? id : undefined;
}

/**
 * Adds cart recovery to every call about a cart. Changes of the cart (change-cart.ts) recover on their own, because they wait for each
 * other; they use the calls without recovery.
 */
export function recoverCalls(client: QueryClient, calls: Calls): Calls {
  return {
    async send(call: FailedCall['call'], input: CallInput, options: CallOptions) {
      try {
        return await calls.send(call, input, options);
      } catch (error) {
        const cartId = findCartId(input);
        const { recoverCall } = getCartState(client);
        const isRecoverable = requiresReaction(error, 'recreate-cart') || requiresReaction(error, 'reset-customer');
        if (cartId === undefined || !recoverCall || !isRecoverable) throw error;
        return recoverCall({ call, input, options, cartId, error });
      }
    },
  };
}
