import type { Cart, CartItem, ShipmentMethods } from '#generated/openapi/cart.ts';

/** Rows that are delivered together; `index` is a row's place in the cart. */
export interface RowGroup {
  /** Undefined for all rows of a cart that is not divided. */
  readonly shipment: ShipmentMethods | undefined;
  readonly rows: readonly { readonly item: CartItem; readonly index: number }[];
}

/** The rows by shipment, in the order of the shipments; one group where there is one shipment or a row has none. */
export function groupRows({ items, shippingMethods }: Pick<Cart, 'items' | 'shippingMethods'>): readonly RowGroup[] {
  const rows = items.map((item, index) => ({ item, index }));
  const groups = shippingMethods
    .map((shipment) => ({ shipment, rows: rows.filter(({ item }) => item.shippingId === shipment.shippingId) }))
    .filter((group) => group.rows.length > 0);
  const isComplete = groups.reduce((count, group) => count + group.rows.length, 0) === rows.length;
  return isComplete && groups.length > 1 ? groups : [{ shipment: undefined, rows }];
}
