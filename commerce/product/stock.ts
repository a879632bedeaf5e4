import type { InventoryResponse } from '#generated/openapi/products.ts';

export interface Stock {
  readonly isIn: boolean;
  /** Units that can be sold online; absent if only the details are known. */
  readonly left?: number;
}

/** Number of units from which the stock is not low any more. */
const LOW_STOCK_LIMIT = 5;

/** Stock of a SKU. IN_STOCK of the inventory overrides InStock of the details; SKUs that the inventory lacks use the details. */
export function getStock(sku: string, isInByDetails: boolean, inventory: InventoryResponse | undefined): Stock {
  const entry = inventory && Object.hasOwn(inventory.variants, sku) ? inventory.variants[sku] : undefined;
  if (!entry) return { isIn: isInByDetails };
  const isIn = entry.inStock && entry.stockStatus === 'IN_STOCK' && entry.quantity > 0;
  return { isIn, left: isIn ? entry.quantity : 0 };
}

/** Number of units for "only 3 left"; undefined if there are plenty or it is unknown. */
export function getFewLeft({ isIn, left }: Stock): number | undefined {
  return isIn && left !== undefined && left < LOW_STOCK_LIMIT ? left : undefined;
}
