import type { ScaleId } from '#generated/openapi/reviews.ts';

export interface ReviewParams {
  /** Id of a style. */
  readonly productId: string;
}

export interface ReviewData {
  readonly name: string;
  readonly image?: string;
  /** Rating scales that apply to the product. */
  readonly scales: readonly ScaleId[];
}
