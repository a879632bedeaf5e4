export interface GiftOptionParams {
  /** Id of the cart item. */
  readonly itemId: string;
}
