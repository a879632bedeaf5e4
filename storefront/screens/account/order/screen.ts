import { addItem } from '#generated/calls/add-item.ts';
import { resendGiftCardEmail } from '#generated/calls/resend-gift-card-email.ts';
import { trackOrder } from '#generated/calls/track-order.ts';
import { defineAccountScreen } from '../../../account/define-account-screen.ts';
import { authorizeOrder } from '../../../account/orders/order-context.ts';
import { createOrderPage } from '../../../account/orders/order-page.ts';

/** An order of the account, or one that a guest has looked up. */
export const screen = defineAccountScreen({
  page: 'orders',
  calls: [addItem, resendGiftCardEmail, trackOrder],
  authorize: authorizeOrder(),
  show: createOrderPage,
});
