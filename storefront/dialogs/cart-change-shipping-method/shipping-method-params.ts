export interface ShippingMethodParams {
  /** The row of the cart. */
  readonly itemId: string;
}
