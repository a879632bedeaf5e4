import { getOrder } from '#generated/calls/get-order.ts';
import { patchOrder } from '#generated/calls/patch-order.ts';
import { authenticationChallengeMessages } from '#generated/messages/authentication-challenge/lazy.ts';
import type { Order } from '#generated/openapi/shared.ts';
import { defineDialog } from '../define-dialog.ts';
import { getGivenText } from '../get-given-text.ts';
import type { ChallengeParams } from './challenge-params.ts';

/** The issuer's challenge of an order. Its data is the order itself, so that it can be resumed after a reload. */
export const threeDSecureChallengeDialog = defineDialog({
  placement: 'center',
  readParams: ({ given, query }): ChallengeParams => ({ orderId: getGivenText(given, 'orderId') ?? query.get('order') ?? '' }),
  messages: { challenge: authenticationChallengeMessages },
  calls: [getOrder, patchOrder],
  loadCriticalData: ({ params: { orderId }, calls, query }): Promise<Order> => query(getOrder.query(calls, { orderId })),
  // The page below offers to continue.
  onFailure: 'close',
  view: () => import('./challenge-view.tsx'),
});
