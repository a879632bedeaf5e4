import type { StoreMove } from '#commerce/delivery/store-move/store-move.ts';
import { addItem } from '#generated/calls/add-item.ts';
import { createCart } from '#generated/calls/create-cart.ts';
import { createCartWithItem } from '#generated/calls/create-cart-with-item.ts';
import { getCart } from '#generated/calls/get-cart.ts';
import { setShippingMethod } from '#generated/calls/set-shipping-method.ts';
import { deliveryMessages } from '#generated/messages/delivery/lazy.ts';
import { defineDialog } from '../define-dialog.ts';

/** Asks for confirmation before a store chosen for one item also moves the other pickup items of the cart. */
export const changeStoreConfirmationDialog = defineDialog({
  placement: 'center',
  // Only openDialog writes the history entry; an address alone moves nothing.
  readParams: ({ given }): StoreMove | undefined => given as StoreMove | undefined,
  messages: { delivery: deliveryMessages },
  calls: [addItem, createCart, createCartWithItem, getCart, setShippingMethod],
  view: () => import('./change-store-view.tsx'),
});
