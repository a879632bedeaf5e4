export interface QuestionParams {
  /** Id of a style. */
  readonly productId: string;
  /** Text typed in the search of questions. */
  readonly question: string;
}

export interface QuestionData {
  /** Name of the product. */
  readonly name: string;
}
