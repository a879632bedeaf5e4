import type { Order, PaymentChallenge } from '#generated/openapi/shared.ts';

/** The challenge of a pending order; undefined once the order is settled. */
export function getChallenge({ status, flash }: Pick<Order, 'status' | 'flash'>): PaymentChallenge | undefined {
  if (status !== 'processing') return undefined;
  const notice = flash.find(({ type }) => type === 'PaymentNotAuthorized');
  return notice?.details.find(({ challenge }) => challenge !== undefined)?.challenge;
}
