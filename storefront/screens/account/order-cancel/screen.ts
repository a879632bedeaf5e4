import { cancelOrder } from '#generated/calls/cancel-order.ts';
import { defineAccountScreen } from '../../../account/define-account-screen.ts';
import { cancelPage } from '../../../account/orders/cancel-page.ts';
import { admitOrder } from '../../../account/orders/order-context.ts';

/** Cancels an order or some of its units, in two steps. */
export const screen = defineAccountScreen({ page: 'orders', calls: [cancelOrder], admit: admitOrder('cancel'), show: cancelPage });
