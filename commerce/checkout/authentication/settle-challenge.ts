import { getOrder } from '#generated/calls/get-order.ts';
import { patchOrder } from '#generated/calls/patch-order.ts';
import type { ChallengeResult } from '#generated/openapi/cart.ts';
import type { Order } from '#generated/openapi/shared.ts';
import type { Calls } from '../../client/calls.ts';
import { ServiceError } from '../../client/service-error.ts';

/** Milliseconds before each retry of a request without a response. */
const retryDelays: readonly number[] = [500, 1500, 3000];

type Waiting = Pick<Order, 'orderId' | 'orderNumber'>;

/**
 * Reports the end of a challenge and returns the service's order; undefined without a response. After a rejection it reads the order, which
 * may be paid already.
 */
export async function settleChallenge(
  calls: Calls,
  { orderId, orderNumber }: Waiting,
  body: ChallengeResult,
  pause: (milliseconds: number) => Promise<unknown> = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
): Promise<Order | undefined> {
  const attempt = async (): Promise<Order | undefined> => {
    try {
      return await patchOrder(calls, { orderNumber, body });
    } catch (error) {
      return isRejected(error) ? getOrder(calls, { orderId }).catch(() => undefined) : undefined;
    }
  };
  let order = await attempt();
  for (const wait of retryDelays) {
    if (order) return order;
    // oxlint-disable-next-line no-await-in-loop -- each attempt waits for the one before
    await pause(wait);
    // oxlint-disable-next-line no-await-in-loop -- see above
    order = await attempt();
  }
  return order;
}

function isRejected(error: unknown): boolean {
  return error instanceof ServiceError && error.status !== undefined && error.status < 500 && error.status !== 429;
}
