export interface ShippingMethodParams {
  /** Id of the cart item. */
  readonly itemId: string;
}
