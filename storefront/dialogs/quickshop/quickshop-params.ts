export interface QuickshopParams {
  /** A style, or a style in a color. */
  readonly productId: string;
}
