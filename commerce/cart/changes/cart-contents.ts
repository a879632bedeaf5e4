import type { Cart, CartItem, DeliveryChoice } from '#generated/openapi/cart.ts';

/** An item keeps the place that it is collected in; any other delivery is the service's choice. */
interface KeptItem extends Pick<
  CartItem,
  'id' | 'sku' | 'name' | 'qty' | 'giftOption' | 'giftCardAmount' | 'recipeId' | 'precreatedCustomsCode'
> {
  readonly delivery?: DeliveryChoice;
}

type Contained = Pick<Cart, 'items' | 'couponItems' | 'bonusChoices'> & Partial<Pick<Cart, 'shippingMethods'>>;

/** Everything that a shopper has put into a cart. Gifts that the service adds itself are no part of it. */
export interface CartContents {
  readonly items: readonly KeptItem[];
  /** Codes. */
  readonly coupons: readonly string[];
  /** Chosen from a promotion's list. */
  readonly gifts: readonly { readonly promotionId: string; readonly sku: string; readonly name: string }[];
}

export function contentsOf({ items, couponItems, bonusChoices = [], shippingMethods = [] }: Contained): CartContents {
  return {
    items: items.filter(({ bonus }) => !bonus).map((item) => keptItem(item, shippingMethods)),
    coupons: couponItems.map(({ code }) => code),
    gifts: bonusChoices.flatMap(({ promotionId, options }) =>
      options.filter(({ chosen }) => chosen).map(({ sku, name }) => ({ promotionId, sku, name })),
    ),
  };
}

function keptItem(item: CartItem, shipments: Cart['shippingMethods']): KeptItem {
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
