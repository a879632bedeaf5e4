export interface AdjustPriceParams {
  /** Id of a row of the cart, or `wholeOrder`. */
  readonly targetId: string;
}
