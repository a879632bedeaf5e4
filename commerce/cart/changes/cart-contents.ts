import type { Cart, CartItem, DeliveryChoice } from '#generated/openapi/cart.ts';

/** An item keeps its pickup store; the service chooses any other delivery. */
interface StoredItem extends Pick<
  CartItem,
  'id' | 'sku' | 'name' | 'qty' | 'giftOption' | 'giftCardAmount' | 'recipeId' | 'precreatedCustomsCode'
> {
  readonly delivery?: DeliveryChoice;
}

type Contained = Pick<Cart, 'items' | 'couponItems' | 'bonusChoices'> & Partial<Pick<Cart, 'shippingMethods'>>;

/** Everything that a shopper has put into a cart, without the gifts that the service adds itself. */
export interface CartContents {
  readonly items: readonly StoredItem[];
  /** Coupon codes. */
  readonly coupons: readonly string[];
  /** Gifts chosen from a promotion's list. */
  readonly gifts: readonly { readonly promotionId: string; readonly sku: string; readonly name: string }[];
}

export function getCartContents({ items, couponItems, bonusChoices = [], shippingMethods = [] }: Contained): CartContents {
  return {
    items: items.filter(({ bonus }) => !bonus).map((item) => toStoredItem(item, shippingMethods)),
    coupons: couponItems.map(({ code }) => code),
    gifts: bonusChoices.flatMap(({ promotionId, options }) =>
      options.filter(({ chosen }) => chosen).map(({ sku, name }) => ({ promotionId, sku, name })),
    ),
  };
}

function toStoredItem(item: CartItem, shipments: Cart['shippingMethods']): StoredItem {
  const { id, sku, name, qty, giftOption, giftCardAmount, recipeId, precreatedCustomsCode } = item;
  const { code, storeInfo, collectionPoint } = shipments.find(({ shippingId }) => shippingId === item.shippingId) ?? {};
  const place = { ...(storeInfo && { storeId: storeInfo.id }), ...(collectionPoint && { collectionPointId: collectionPoint.id }) };
  return {
    id,
    sku,
    name,
    qty,
    ...(giftOption && { giftOption }),
    ...(giftCardAmount !== undefined && { giftCardAmount }),
    ...(recipeId && { recipeId }),
    ...(precreatedCustomsCode && { precreatedCustomsCode }),
    ...(code && (storeInfo || collectionPoint) && { delivery: { code, ...place } }),
  };
}
