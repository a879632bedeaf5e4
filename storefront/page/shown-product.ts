/** A recommended product, as the page that shows it names it. */
export interface ShownProduct {
  readonly recommendationId: string;
  readonly productId: string;
}
