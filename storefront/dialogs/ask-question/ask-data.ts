export interface AskParams {
  /** A style. */
  readonly productId: string;
  /** As typed in the search of questions. */
  readonly question: string;
}

export interface AskData {
  /** Of the product. */
  readonly name: string;
}
