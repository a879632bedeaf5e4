import { addItem } from '#generated/calls/add-item.ts';
import { getPurchaseHistory } from '#generated/calls/get-purchase-history.ts';
import { requireCustomer } from '../../../account/account-context.ts';
import { defineAccountScreen } from '../../../account/define-account-screen.ts';
import { createOrderListPage } from '../../../account/orders/order-list.ts';

/** The customer's orders, latest first. */
export const screen = defineAccountScreen({
  page: 'orders',
  calls: [getPurchaseHistory, addItem],
  authorize: requireCustomer,
  show: createOrderListPage,
});
