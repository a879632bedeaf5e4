import type { Cart, CartItem, DeliveryChoice } from '#generated/openapi/cart.ts';
import { shipmentOf } from '../shipment-of.ts';

/** Lines that a choice moves to another store: a cart has one store per method. */
export function movedRows(
  cart: Pick<Cart, 'items' | 'shippingMethods'>,
  item: Pick<CartItem, 'id'>,
  { code, storeId }: DeliveryChoice,
): readonly CartItem[] {
  if (storeId === undefined) return [];
  return cart.items.filter((row) => {
    const shipment = shipmentOf(cart, row);
    return row.id !== item.id && shipment?.code === code && shipment.storeInfo !== undefined && shipment.storeInfo.id !== storeId;
  });
}
