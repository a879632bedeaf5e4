import { cancelOrder } from '#generated/calls/cancel-order.ts';
import { previewRefund } from '#generated/calls/preview-refund.ts';
import { defineAccountScreen } from '../../../account/define-account-screen.ts';
import { createCancelPage } from '../../../account/orders/cancel-page.ts';
import { authorizeOrder } from '../../../account/orders/order-context.ts';

/** Cancels an order or some of its units, in two steps. */
export const screen = defineAccountScreen({
  page: 'orders',
  calls: [cancelOrder, previewRefund],
  authorize: authorizeOrder('cancel'),
  show: createCancelPage,
});
