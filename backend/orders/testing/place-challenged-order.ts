import type { Order, PaymentChallenge } from '#generated/openapi/shared.ts';
import type { Shopper } from '../../cart/testing/start-shopper.ts';
import { fakeTokens } from '../../payments/testing/fake-payments.ts';
import { createKeyHeader, orderPath, createReadyCart } from './create-ready-cart.ts';

/** The challenge that an order waits for. Throws if there is none. */
export function getChallenge({ flash }: Pick<Order, 'flash'>): PaymentChallenge {
  const challenge = flash.find(({ type }) => type === 'PaymentNotAuthorized')?.details[0]?.challenge;
  if (!challenge) throw new Error('the order has no open challenge');
  return challenge;
}

/** Places an order that waits for a challenge. */
export async function placeChallengedOrder(shopper: Shopper, cart?: { readonly id: string; readonly version: number }): Promise<Order> {
  const { id: cartId, version: cartVersion } = cart ?? (await createReadyCart(shopper, undefined, 1, fakeTokens.authenticate));
  return shopper.read<Order>('PUT', orderPath, { cartId, cartVersion }, createKeyHeader());
}

export const patchPath = ({ orderNumber }: Pick<Order, 'orderNumber'>): string => `${orderPath}/${orderNumber}`;
