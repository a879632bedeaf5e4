import { moveToSaveForLater } from '#generated/calls/move-to-save-for-later.ts';
import type { Cart, CartItem } from '#generated/openapi/cart.ts';
import type { SavedItem } from '#generated/openapi/wishlists.ts';
import type { CartChange } from '../../cart/changes/change-cart.ts';
import { removeItemChange } from '../../cart/changes/remove-item.ts';
import { findLine } from '../../cart/lines/line-of.ts';

const removeLine = (cart: Cart, item: CartItem): Cart => removeItemChange.apply?.(cart, findLine(cart, item)) ?? cart;

/** The line leaves the cart at once. The response has no cart, so it is refetched because the contract invalidates it. */
export const saveItemChange: CartChange<CartItem> = {
  mutation: moveToSaveForLater,
  async call(calls, basketId, item, cart) {
    await moveToSaveForLater(calls, { basketId, body: { itemId: findLine(cart, item).id } });
    return removeLine(cart, item);
  },
  apply: removeLine,
};

/** Prefix of the ids of items whose response is pending. */
const PROVISIONAL = 'provisional ';

export const isProvisional = ({ itemId }: Pick<SavedItem, 'itemId'>): boolean => itemId.startsWith(PROVISIONAL);

/** Optimistic list with a cart line on top. */
export function addSavedLine(items: readonly SavedItem[], row: CartItem, currency: string): readonly SavedItem[] {
  const same = items.find(({ sku }) => sku === row.sku);
  const { sku, productId, name, color, size, fitType, productImageURL, availability, giftOption } = row;
  const { current, original } = row.price;
  const saved: SavedItem = {
    itemId: `${PROVISIONAL}${row.id}`,
    sku,
    productId,
    name,
    ...(color && { color }),
    ...(size && { size }),
    ...(fitType && { fitType }),
    qty: row.qty + (same?.qty ?? 0),
    pageUrl: row.pdpUrl,
    productImageURL,
    price: { current, original, lowCurrent: current, highCurrent: current, currency },
    priceWhenSaved: current,
    available: availability.quantity > 0,
    availableQty: availability.quantity,
    ...(giftOption && { giftOption }),
  };
  return [saved, ...items.filter((item) => item !== same)];
}
