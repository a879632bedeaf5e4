import { addItem } from '#generated/calls/add-item.ts';
import { createCart } from '#generated/calls/create-cart.ts';
import { createCartWithItem } from '#generated/calls/create-cart-with-item.ts';
import { getCart } from '#generated/calls/get-cart.ts';
import { searchStores } from '#generated/calls/search-stores.ts';
import { deliveryMessages } from '#generated/messages/delivery/lazy.ts';
import { storesMessages } from '#generated/messages/stores/lazy.ts';
import { defineDialog } from '../define-dialog.ts';
import type { PickupParams } from './pickup-params.ts';

/** Lists stores that have a variant in stock and adds it for pickup in one of them. */
export const pickupInStoreDialog = defineDialog({
  placement: 'center',
  // Only openDialog writes the history entry: the variant is chosen on the page.
  readParams: ({ given }): PickupParams | undefined => given as PickupParams | undefined,
  messages: { delivery: deliveryMessages, stores: storesMessages },
  calls: [addItem, createCart, createCartWithItem, getCart, searchStores],
  view: () => import('./pickup-view.tsx'),
});
