import type { RecommendationList } from '#blocks/host/decided-lists.ts';
import type { Visitor } from '#engine/resolve/visitor.ts';

/** Who looks at a page, and what was decided for them. */
export interface Visit {
  readonly visitor: Visitor;
  /** The page's list of recommendation answers, by index. */
  readonly recommendations: readonly RecommendationList[];
  /** Whom the personalization service takes the visitor for; undefined where it has not answered. */
  readonly monetateId?: string;
}
