import { patchOrder } from '#generated/calls/patch-order.ts';
import { defineAccountScreen } from '../../../account/define-account-screen.ts';
import { addressPage } from '../../../account/orders/address-page.ts';
import { admitOrder } from '../../../account/orders/order-context.ts';

/** Changes the delivery address of an order until a parcel is packed. */
export const screen = defineAccountScreen({ page: 'orders', calls: [patchOrder], admit: admitOrder('address'), show: addressPage });
