import type { Order, PaymentChallenge } from '#generated/openapi/shared.ts';

/** The challenge that an order waits for. Throws if it waits for none. */
export function challengeOf({ flash }: Pick<Order, 'flash'>): PaymentChallenge {
  const challenge = flash.find(({ type }) => type === 'PaymentNotAuthorized')?.details[0]?.challenge;
  if (!challenge) throw new Error('the order has no open challenge');
  return challenge;
}
