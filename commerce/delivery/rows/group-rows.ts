import type { Cart, CartItem, ShipmentMethods } from '#generated/openapi/cart.ts';

/** Lines that are delivered together; `index` is a line's position in the cart. */
export interface LineGroup {
  /** Undefined if the cart is not divided by shipment. */
  readonly shipment: ShipmentMethods | undefined;
  readonly rows: readonly { readonly item: CartItem; readonly index: number }[];
}

/** Groups lines by shipment, in the order of shipments; a single group if there is one shipment or a line has none. */
export function groupLines({ items, shippingMethods }: Pick<Cart, 'items' | 'shippingMethods'>): readonly LineGroup[] {
  const rows = items.map((item, index) => ({ item, index }));
  const groups = shippingMethods
    .map((shipment) => ({ shipment, rows: rows.filter(({ item }) => item.shippingId === shipment.shippingId) }))
    .filter((group) => group.rows.length > 0);
  const isComplete = groups.reduce((count, group) => count + group.rows.length, 0) === rows.length;
  return isComplete && groups.length > 1 ? groups : [{ shipment: undefined, rows }];
}
