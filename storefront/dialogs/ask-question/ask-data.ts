export interface AskParams {
  /** A style. */
  readonly productId: string;
  /** As typed in the search of questions. */
  readonly question: string;
}

export interface AskData {
  /** Name of the product. */
  readonly name: string;
}
