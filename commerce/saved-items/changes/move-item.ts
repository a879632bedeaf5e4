import { updateSaveForLater } from '#generated/calls/update-save-for-later.ts';
import type { Cart, CartItem } from '#generated/openapi/cart.ts';
import type { SavedItem } from '#generated/openapi/wishlists.ts';
import type { CartChange } from '../../cart/changes/change-cart.ts';

/** Units of a saved item to move to the cart. */
export interface Move {
  readonly listId: string;
  readonly item: SavedItem;
  readonly qty: number;
}

/** Provisional cart line until the response arrives. */
function createProvisionalLine({ item, qty }: Move): CartItem {
  const { itemId: id, sku, productId, name, color, size, fitType, productImageURL, availableQty, price, pageUrl, giftOption } = item;
  const { current = 0, original = 0 } = price ?? {};
  return {
    id,
    sku,
    upc: '',
    productId,
    masterId: productId,
    name,
    ...(color && { color }),
    ...(size && { size }),
    ...(fitType && { fitType }),
    qty,
    maxQty: qty,
    price: { current, original, amount: current, rowTotal: current * qty, highCurrent: current, highOriginal: original },
    pdpUrl: pageUrl ?? '/cart',
    productImageURL,
    availability: { state: 'InStock', quantity: availableQty },
    shippingOptions: [],
    isDigitalProduct: false,
    bonus: false,
    isCustoms: false,
    taxTotal: 0,
    ...(giftOption && { giftOption }),
  };
}

function addItem(cart: Cart, move: Move): Cart {
  const { item, qty } = move;
  const row = cart.items.find(({ sku, bonus }) => sku === item.sku && !bonus);
  const items = row
    ? cart.items.map((other) => (other === row ? { ...row, qty: row.qty + qty } : other))
    : [...cart.items, createProvisionalLine(move)];
  return { ...cart, items, totalItems: items.length, totals: { ...cart.totals, totalUnits: cart.totals.totalUnits + qty } };
}

/** The item is in the cart at once; amounts follow with the response. A cart is created if there is none. */
export const moveItemChange: CartChange<Move> = {
  mutation: updateSaveForLater,
  call: (calls, basketId, { listId: saveForLaterId, item: { itemId }, qty }) =>
    updateSaveForLater(calls, { body: { basketId, saveForLaterId, itemId, qty } }),
  apply: addItem,
};

/** List without the moved units. */
export const removeUnits = (items: readonly SavedItem[], { item, qty }: Move): readonly SavedItem[] =>
  items.flatMap((other) => {
    if (other.itemId !== item.itemId) return [other];
    return other.qty > qty ? [{ ...other, qty: other.qty - qty }] : [];
  });
