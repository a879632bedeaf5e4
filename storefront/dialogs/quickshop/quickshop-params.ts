export interface QuickshopParams {
  /** Id of a style, or of a style in a color. */
  readonly productId: string;
}
