import type { InventoryAnswer } from '#generated/openapi/products.ts';

export interface Stock {
  readonly isIn: boolean;
  /** Units that can be sold online; absent where only the details have spoken. */
  readonly left?: number;
}

/** Units from which on a size does not count as nearly gone any more. */
const PLENTY = 5;

/**
 * Stock of a sku. The inventory call has the last word, as IN_STOCK; where it says nothing of the sku, what the details
 * call says counts, as InStock.
 */
export function stockOf(sku: string, isInByDetails: boolean, inventory: InventoryAnswer | undefined): Stock {
  const entry = inventory && Object.hasOwn(inventory.variants, sku) ? inventory.variants[sku] : undefined;
  if (!entry) return { isIn: isInByDetails };
  const isIn = entry.inStock && entry.stockStatus === 'IN_STOCK' && entry.quantity > 0;
  return { isIn, left: isIn ? entry.quantity : 0 };
}

/** The few units that are left, for "only 3 left"; undefined where there are plenty or nobody knows. */
export function fewLeft({ isIn, left }: Stock): number | undefined {
  return isIn && left !== undefined && left < PLENTY ? left : undefined;
}
