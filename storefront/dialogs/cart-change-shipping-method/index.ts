import { getCart } from '#generated/calls/get-cart.ts';
import { searchStores } from '#generated/calls/search-stores.ts';
import { setShippingMethod } from '#generated/calls/set-shipping-method.ts';
import { deliveryMessages } from '#generated/messages/delivery/lazy.ts';
import { storesMessages } from '#generated/messages/stores/lazy.ts';
import { defineDialog } from '../define-dialog.ts';
import { getGivenText } from '../get-given-text.ts';
import type { ShippingMethodParams } from './shipping-method-params.ts';

/** Changes the delivery of a cart item. */
export const cartChangeShippingMethodDialog = defineDialog({
  placement: 'center',
  readParams: ({ given, query }): ShippingMethodParams => ({ itemId: getGivenText(given, 'item') ?? query.get('item') ?? '' }),
  messages: { delivery: deliveryMessages, stores: storesMessages },
  calls: [getCart, searchStores, setShippingMethod],
  view: () => import('./shipping-method-view.tsx'),
});
