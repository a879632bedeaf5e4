import type { Cart, CartItem, ShippingMethodChoice } from '#generated/openapi/cart.ts';

const shipments: Readonly<Partial<Record<ShippingMethodChoice['code'], string>>> = { standard: 'me', express: 'me' };

/** Moves lines and shipments as setShippingMethod does; the lines' changes are settled. */
export function withDelivery(cart: Cart, { code, shippingId = 'me', itemIds }: ShippingMethodChoice): Partial<Cart> {
  if (itemIds === undefined)
    return { shippingMethods: cart.shippingMethods.map((one) => (one.shippingId === shippingId ? { ...one, code } : one)) };
  const target = shipments[code] ?? code;
  const moved = cart.items.map((item) => (itemIds.includes(item.id) ? moveLines(item, code, target) : item));
  const option = moved.find(({ id }) => id === itemIds[0])?.shippingOptions.find(({ selected }) => selected);
  const methods = cart.shippingMethods.map((one) => (one.shippingId === target ? { ...one, code } : one));
  if (option && !methods.some((one) => one.shippingId === target))
    methods.push({ shippingId: target, code, applicableShippingMethods: [option.shippingMethod], storeInfo: option.storeInfo });
  return {
    items: moved,
    shippingMethods: methods.filter((one) => moved.some((item) => item.shippingId === one.shippingId)),
    deliveryChanges: cart.deliveryChanges?.filter(({ itemId }) => !itemIds.includes(itemId)),
  };
}

function moveLines(item: CartItem, code: ShippingMethodChoice['code'], shippingId: string): CartItem {
  const shippingOptions = item.shippingOptions.map((option) => ({ ...option, selected: option.shippingMethod.code === code }));
  return { ...item, shippingId, shippingOptions };
}
