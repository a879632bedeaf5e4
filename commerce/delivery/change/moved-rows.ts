import type { Cart, CartItem, DeliveryChoice } from '#generated/openapi/cart.ts';
import { findShipment } from '../shipment-of.ts';

/** Lines that a choice moves to another store: a cart has one store per method. */
export function getMovedLines(
  cart: Pick<Cart, 'items' | 'shippingMethods'>,
  item: Pick<CartItem, 'id'>,
  { code, storeId }: DeliveryChoice,
): readonly CartItem[] {
  if (storeId === undefined) return [];
  return cart.items.filter((row) => {
    const shipment = findShipment(cart, row);
    return row.id !== item.id && shipment?.code === code && shipment.storeInfo !== undefined && shipment.storeInfo.id !== storeId;
  });
}
