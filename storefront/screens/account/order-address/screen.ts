import { patchOrder } from '#generated/calls/patch-order.ts';
import { defineAccountScreen } from '../../../account/define-account-screen.ts';
import { createAddressPage } from '../../../account/orders/address-page.ts';
import { authorizeOrder } from '../../../account/orders/order-context.ts';

/** Changes the delivery address of an order until a parcel is packed. */
export const screen = defineAccountScreen({
  page: 'orders',
  calls: [patchOrder],
  authorize: authorizeOrder('address'),
  show: createAddressPage,
});
