import type { RecommendationList } from '#blocks/host/parse-recommendation-lists.ts';
import type { Visitor } from '#engine/resolve/visitor.ts';

/** The visitor of a page, and the decisions for them. */
export interface Visit {
  readonly visitor: Visitor;
  /** Recommendations of the page, by index. */
  readonly recommendations: readonly RecommendationList[];
  /** The visitor's identifier in the personalization service; undefined without a response. */
  readonly monetateId?: string;
  /** True for a customer of an audience with prices and banners of its own. */
  readonly hasBenefits?: boolean;
}
