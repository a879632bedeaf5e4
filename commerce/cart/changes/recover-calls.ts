import type { CallOptions } from '#generated/openapi/call.ts';
import type { Calls } from '../../client/calls.ts';
import { requiresReaction } from '../../client/service-error.ts';
import { currentCart } from './find-cart.ts';
import type { CartEnvironment } from './change-cart.ts';

export type Input = Readonly<Record<string, unknown>>;
export type Descriptor = Parameters<Calls['send']>[0];

/** Id of the cart that a call is about; undefined for other calls and for the stored cart, whose readers handle its loss. */
function findCartId({ basketId, body }: Input): string | undefined {
  const { basketId: ofBody, cartId } = (body ?? {}) as Input;
  const id = basketId ?? ofBody ?? cartId;
  return typeof id === 'string' && id !== currentCart ? id : undefined;
}

/**
 * Adds cart recovery to every call about a cart. Changes of the cart (change-cart.ts) recover on their own, because they wait for each
 * other; they use the calls without recovery.
 */
export function recoverCalls(environment: CartEnvironment): Calls {
  const { calls } = environment;
  return {
    async send(call: Descriptor, input: Input, options: CallOptions) {
      try {
        return await calls.send(call, input, options);
      } catch (error) {
        const cartId = findCartId(input);
        const isRecoverable = requiresReaction(error, 'recreate-cart') || requiresReaction(error, 'reset-customer');
        if (cartId === undefined || !isRecoverable) throw error;
        // Loaded on demand, because it is rarely needed.
        const { recoverCall } = await import('./recover-call.ts');
        return recoverCall(environment, { call, input, options, cartId, error });
      }
    },
  };
}
