import { getCart } from '#generated/calls/get-cart.ts';
import { setShippingMethod } from '#generated/calls/set-shipping-method.ts';
import { storesMessages } from '#generated/messages/stores/lazy.ts';
import { defineDialog } from '../define-dialog.ts';

/** Shown once after the visitor's store has changed while the cart has rows of another store: they move if the shopper agrees. */
export const storeChangedDialog = defineDialog({
  placement: 'center',
  readParams: () => undefined,
  messages: { stores: storesMessages },
  calls: [getCart, setShippingMethod],
  // The registry is on every page that opens a dialog: what this one alone needs comes with its view.
  loadCriticalData: async (request) => (await import('./load-changed-store.ts')).loadChangedStore(request),
  onFailure: 'close',
  view: () => import('./store-changed-view.tsx'),
});
