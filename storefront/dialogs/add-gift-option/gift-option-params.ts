export interface GiftOptionParams {
  /** The row of the cart. */
  readonly itemId: string;
}
