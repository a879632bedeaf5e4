import { withSkuFirst, type RecommendedProduct } from '#blocks/host/recommendations.ts';
import type { ProductInventoryState, UpsellItem } from '#generated/content/types.ts';

/** With a sku it can go into the cart as it is; without one there is something to choose first. */
export interface ShownItem extends RecommendedProduct {
  /** What is known of its stock before the shop has been asked. */
  readonly state?: ProductInventoryState;
}

export const STACKED_COUNT = 3;

/** So many recommendations are asked for, as those that leave no choice are shown first. */
export function askedFor(stackedCount = STACKED_COUNT): number {
  return Math.min(24, stackedCount * 4);
}

/** As many products as are stacked: those that leave no choice, then the others, each in the order that they came in. */
export function shownItems(products: readonly RecommendedProduct[], stackedCount = STACKED_COUNT): readonly ShownItem[] {
  return withSkuFirst(products).slice(0, stackedCount);
}

/** An editor's product in the form of a recommended one. */
export function toProduct({ id, name, productInventoryState, ...item }: UpsellItem): ShownItem {
  return { productId: id, title: name, ...item, ...(productInventoryState ? { state: productInventoryState } : {}) };
}
