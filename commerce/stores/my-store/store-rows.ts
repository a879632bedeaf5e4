import type { Cart, CartItem } from '#generated/openapi/cart.ts';

/** Rows of one shipment that are collected at a store which is not the shopper's. */
export interface StoreRows {
  readonly shippingId: 'pickup' | 'sts';
  readonly storeName: string;
  readonly items: readonly CartItem[];
}

const kinds = ['pickup', 'sts'] as const;

/** @returns the shipments of a cart that a change to this store could move. */
export function findStoreRows({ items, shippingMethods }: Pick<Cart, 'items' | 'shippingMethods'>, storeId: string): readonly StoreRows[] {
  return kinds.flatMap((kind) => {
    const store = shippingMethods.find(({ shippingId }) => shippingId === kind)?.storeInfo;
    const rows = items.filter(({ shippingId }) => shippingId === kind);
    if (store === undefined || store.id === storeId || rows.length === 0) return [];
    return [{ shippingId: kind, storeName: store.name ?? store.id, items: rows }];
  });
}
