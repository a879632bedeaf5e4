import { getChallenge } from '#commerce/checkout/authentication/challenge-of.ts';
import { ServiceError } from '#commerce/client/service-error.ts';
import { getOrder } from '#generated/calls/get-order.ts';
import type { ShopperSession } from '../../request/shopper-session.ts';

export interface PendingOrder {
  readonly orderId: string;
  /** The issuer's page for the whole window. */
  readonly redirectUrl: string;
}

/** The latest order if it requires the issuer's challenge. */
export async function findPendingOrder({ calls, orderId }: ShopperSession): Promise<PendingOrder | undefined> {
  if (orderId === undefined) return undefined;
  try {
    const challenge = getChallenge(await getOrder(calls, { orderId }));
    return challenge && { orderId, redirectUrl: challenge.redirectUrl };
  } catch (error) {
    if (error instanceof ServiceError) return undefined;
    throw error;
  }
}
