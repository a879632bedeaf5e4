import { requestReturnLabel } from '#generated/calls/request-return-label.ts';
import { defineAccountScreen } from '../../../account/define-account-screen.ts';
import { admitOrder } from '../../../account/orders/order-context.ts';
import { returnPage } from '../../../account/orders/return-page.ts';

/** Requests the return of delivered units. */
export const screen = defineAccountScreen({ page: 'orders', calls: [requestReturnLabel], admit: admitOrder('return'), show: returnPage });
