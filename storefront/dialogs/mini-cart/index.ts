import { isMarkedMerged } from '#commerce/cart/changes/merged-cart.ts';
import { addItem } from '#generated/calls/add-item.ts';
import { getCart } from '#generated/calls/get-cart.ts';
import { getPaymentMethods } from '#generated/calls/get-payment-methods.ts';
import { removeItem } from '#generated/calls/remove-item.ts';
import { updateItem } from '#generated/calls/update-item.ts';
import { cartMessages } from '#generated/messages/cart/lazy.ts';
import { deliveryMessages } from '#generated/messages/delivery/lazy.ts';
import { defineDialog } from '../define-dialog.ts';
import type { MiniCartParams } from './mini-cart-params.ts';

/** Shows the cart beside any page. The view reads the cart itself, which the page may have cached. */
export const miniCartDialog = defineDialog({
  placement: 'end',
  // Only openDialog writes the history entry; a sign-in opens the dialog by the address.
  readParams: ({ given, query }): MiniCartParams => given ?? { isMerged: isMarkedMerged(query) },
  messages: { cart: cartMessages, delivery: deliveryMessages },
  calls: [addItem, getCart, getPaymentMethods, removeItem, updateItem],
  view: () => import('./mini-cart-view.tsx'),
});
