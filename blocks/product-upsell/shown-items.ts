import { sortBySku, type RecommendedProduct } from '#blocks/host/recommendations.ts';
import type { ProductInventoryState, UpsellItem } from '#generated/content/types.ts';

/** An item with a SKU can be added to the cart directly; for one without, the shopper chooses options first. */
export interface ShownItem extends RecommendedProduct {
  /** The editor's stock state, used until the shop's is loaded. */
  readonly state?: ProductInventoryState;
}

export const STACKED_COUNT = 3;

/** Number of recommendations to request; higher than shown, as products without options are shown first. */
export function getRequestCount(stackedCount = STACKED_COUNT): number {
  return Math.min(24, stackedCount * 4);
}

/** Returns as many products as are stacked: those without options first, otherwise in their order. */
export function selectShownItems(products: readonly RecommendedProduct[], stackedCount = STACKED_COUNT): readonly ShownItem[] {
  return sortBySku(products).slice(0, stackedCount);
}

/** Converts an editor's product to a recommended one. */
export function toProduct({ id, name, productInventoryState, ...item }: UpsellItem): ShownItem {
  return { productId: id, title: name, ...item, ...(productInventoryState ? { state: productInventoryState } : {}) };
}
