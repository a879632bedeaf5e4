import { currentCart } from '#commerce/cart/changes/find-cart.ts';
import type { StoreEntry } from '#commerce/stores/store-entry.ts';
import { findStoreRows, type StoreRows } from '#commerce/stores/my-store/store-rows.ts';
import { getCart } from '#generated/calls/get-cart.ts';
import { setShippingMethod } from '#generated/calls/set-shipping-method.ts';
import { storesMessages } from '#generated/messages/stores/lazy.ts';
import { defineDialog } from '../define-dialog.ts';
import { fetchMyStore } from '../../stores/fetch-my-store.ts';

export interface ChangedStore {
  readonly store: StoreEntry;
  readonly rows: readonly StoreRows[];
}

/** Shown once after the visitor's store has changed while the cart has rows of another store: they move if the shopper agrees. */
export const storeChangedDialog = defineDialog({
  placement: 'center',
  readParams: () => undefined,
  messages: { stores: storesMessages },
  calls: [getCart, setShippingMethod],
  loadCriticalData: async ({ calls, locale, signal }): Promise<ChangedStore> => {
    const [store, cart] = await Promise.all([fetchMyStore(locale, signal), getCart(calls, { basketId: currentCart }, { signal })]);
    if (!store) throw new Error('There is no store.');
    return { store, rows: findStoreRows(cart, store.id) };
  },
  onFailure: 'close',
  view: () => import('./store-changed-view.tsx'),
});
