import type { Cart, CartItem } from '#generated/openapi/cart.ts';
import type { ShippingMethodCode } from '#generated/openapi/shared.ts';

/** Lines of a shipment that are collected at a store other than the shopper's. */
export interface StoreLines {
  readonly shippingId: string;
  readonly code: ShippingMethodCode;
  readonly storeName: string;
  readonly items: readonly CartItem[];
}

/** @returns the shipments of a cart that could move to this store */
export function findStoreLines({ items, shippingMethods }: Pick<Cart, 'items' | 'shippingMethods'>, storeId: string): readonly StoreLines[] {
  return shippingMethods.flatMap(({ shippingId, code, storeInfo }) => {
    const rows = items.filter((item) => item.shippingId === shippingId);
    if (!storeInfo || !code || storeInfo.id === storeId || rows.length === 0) return [];
    return [{ shippingId, code, storeName: storeInfo.name ?? storeInfo.id, items: rows }];
  });
}
