import type { ScaleId } from '#generated/openapi/reviews.ts';

export interface ReviewParams {
  /** A style. */
  readonly productId: string;
}

export interface ReviewData {
  readonly name: string;
  readonly image?: string;
  /** Scales that apply to the product. */
  readonly scales: readonly ScaleId[];
}
