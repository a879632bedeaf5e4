import { getCart } from '#generated/calls/get-cart.ts';
import { updateItem } from '#generated/calls/update-item.ts';
import { cartMessages } from '#generated/messages/cart/lazy.ts';
import { defineDialog } from '../define-dialog.ts';
import { getGivenText } from '../get-given-text.ts';
import type { GiftOptionParams } from './gift-option-params.ts';

/** Edits the recipient and the message of a gift in the cart. */
export const addGiftOptionDialog = defineDialog({
  placement: 'center',
  readParams: ({ given, query }): GiftOptionParams => ({ itemId: getGivenText(given, 'item') ?? query.get('item') ?? '' }),
  messages: { cart: cartMessages },
  calls: [getCart, updateItem],
  view: () => import('./add-gift-option-view.tsx'),
});
