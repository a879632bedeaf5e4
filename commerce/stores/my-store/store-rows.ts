import type { Cart, CartItem } from '#generated/openapi/cart.ts';
import type { ShippingMethodCode } from '#generated/openapi/shared.ts';

/** Rows of one shipment that are collected at a store which is not the shopper's. */
export interface StoreRows {
  readonly shippingId: string;
  readonly code: ShippingMethodCode;
  readonly storeName: string;
  readonly items: readonly CartItem[];
}

/** @returns the shipments of a cart that a change to this store could move. */
export function findStoreRows({ items, shippingMethods }: Pick<Cart, 'items' | 'shippingMethods'>, storeId: string): readonly StoreRows[] {
  return shippingMethods.flatMap(({ shippingId, code, storeInfo }) => {
    const rows = items.filter((item) => item.shippingId === shippingId);
    if (!storeInfo || !code || storeInfo.id === storeId || rows.length === 0) return [];
    return [{ shippingId, code, storeName: storeInfo.name ?? storeInfo.id, items: rows }];
  });
}
