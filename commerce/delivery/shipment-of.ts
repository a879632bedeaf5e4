import type { Cart, CartItem, ShipmentMethods } from '#generated/openapi/cart.ts';

/** Finds the shipment of a line; undefined if the service does not name it. */
export function findShipment(
  { shippingMethods }: Pick<Cart, 'shippingMethods'>,
  { shippingId }: Pick<CartItem, 'shippingId'>,
): ShipmentMethods | undefined {
  return shippingMethods.find((shipment) => shipment.shippingId === shippingId);
}
