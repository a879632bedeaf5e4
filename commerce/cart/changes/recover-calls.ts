import type { CallOptions } from '#generated/openapi/call.ts';
import type { Calls } from '../../client/calls.ts';
import { requiresReaction, type ServiceError } from '../../client/service-error.ts';

export type CallInput = Readonly<Record<string, unknown>>;

/** A call about a cart that the service has lost, or whose customer is invalid. */
export interface FailedCall {
  readonly call: Parameters<Calls['send']>[0];
  readonly input: CallInput;
  readonly options: CallOptions;
  readonly cartId: string;
  readonly error: ServiceError;
}

export type RecoverCall = (failed: FailedCall) => Promise<unknown>;

/** Id of the cart that a call is about. */
function findCartId({ basketId, body }: CallInput): string | undefined {
  const { basketId: ofBody, cartId } = (body ?? {}) as CallInput;
  const id = basketId ?? ofBody ?? cartId;
  return typeof id === 'string' ? id : undefined;
}

/**
 * Adds cart recovery to every call about a cart. Changes of the cart (change-cart.ts) recover on their own, because they wait for each
 * other; they use the calls without recovery.
 * @param getRecovery Undefined until a component uses the cart, whose code is loaded then
 */
export function recoverCalls(calls: Calls, getRecovery: () => RecoverCall | undefined): Calls {
  return {
    async send(call: FailedCall['call'], input: CallInput, options: CallOptions) {
      try {
        return await calls.send(call, input, options);
      } catch (error) {
        const cartId = findCartId(input);
        const isRecoverable = requiresReaction(error, 'recreate-cart') || requiresReaction(error, 'reset-customer');
        const recover = getRecovery();
        if (cartId === undefined || !recover || !isRecoverable) throw error;
        return recover({ call, input, options, cartId, error });
      }
    },
  };
}
