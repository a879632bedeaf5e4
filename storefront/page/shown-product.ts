/** A recommended product as the page identifies it. */
export interface ShownProduct {
  readonly recommendationId: string;
  readonly productId: string;
}
