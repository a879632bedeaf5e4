import { previewRefund } from '#generated/calls/preview-refund.ts';
import { requestReturnLabel } from '#generated/calls/request-return-label.ts';
import { defineAccountScreen } from '../../../account/define-account-screen.ts';
import { authorizeOrder } from '../../../account/orders/order-context.ts';
import { createReturnPage } from '../../../account/orders/return-page.ts';

/** Requests the return of delivered units, in two steps. */
export const screen = defineAccountScreen({
  page: 'orders',
  calls: [requestReturnLabel, previewRefund],
  authorize: authorizeOrder('return'),
  show: createReturnPage,
});
