import { getCart } from '#generated/calls/get-cart.ts';
import { setShippingMethod } from '#generated/calls/set-shipping-method.ts';
import { storesMessages } from '#generated/messages/stores/lazy.ts';
import { defineDialog } from '../define-dialog.ts';

/** Opens once after the visitor's store has changed while the cart has items of another store; offers to move them. */
export const storeChangedDialog = defineDialog({
  placement: 'center',
  readParams: () => undefined,
  messages: { stores: storesMessages },
  calls: [getCart, setShippingMethod],
  // Every page that opens a dialog loads the registry; code of this dialog alone is loaded with its view.
  loadCriticalData: async (request) => (await import('./load-changed-store.ts')).loadChangedStore(request),
  onFailure: 'close',
  view: () => import('./store-changed-view.tsx'),
});
