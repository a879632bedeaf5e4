export interface AdjustPriceParams {
  /** Id of a cart item, or `wholeOrder`. */
  readonly targetId: string;
}
