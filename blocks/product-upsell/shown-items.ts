import type { RecommendedProduct } from '#blocks/host/recommendations.ts';
import type { ProductInventoryState, UpsellItem } from '#generated/content/types.ts';

/** A product that can go into the cart as it is. */
export interface ShownItem extends RecommendedProduct {
  readonly sku: string;
  /** What is known of its stock before the shop has been asked. */
  readonly state?: ProductInventoryState;
}

export const STACKED_COUNT = 3;

/** So many recommendations are asked for: those that leave a choice are not shown. */
export function askedFor(stackedCount = STACKED_COUNT): number {
  return Math.min(24, stackedCount * 4);
}

/** Products that leave no choice, as many as are stacked. */
export function shownItems(products: readonly RecommendedProduct[], stackedCount = STACKED_COUNT): readonly ShownItem[] {
  return products.flatMap((product) => (product.sku === undefined ? [] : [{ ...product, sku: product.sku }])).slice(0, stackedCount);
}

/** An editor's product in the form of a recommended one. */
export function toProduct({ id, sku, name, image, url, price, productInventoryState }: UpsellItem): ShownItem {
  return { productId: id, sku, title: name, image, url, price, ...(productInventoryState ? { state: productInventoryState } : {}) };
}
