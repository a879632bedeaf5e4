import type { DataNeeds } from '../definition.ts';
import type { TestContext } from './test-context.ts';

/** The personalization service's decision for one experience. */
export interface Decision {
  readonly variant: string;
  /** Reported to the service once the variant, or the baseline of a control group, has been shown. */
  readonly impressionId?: string;
}

/** Everything besides the content that the choice of blocks may depend on. */
export interface Visitor {
  /** The personalization service's decisions by experience id; an experience without one shows its baseline. */
  readonly decisions: Readonly<Record<string, Decision>>;
  /** Audiences that the visitor belongs to. */
  readonly segments: ReadonlySet<string>;
  readonly testContext?: TestContext;
  /** The product of a product page. */
  readonly product?: { readonly productId: string; readonly skus?: readonly string[] };
  /** The category of a category page or those of the product, with their ancestors. */
  readonly categoryIds?: readonly string[];
  /**
   * Returns whether the data that a block needs is available; a block without its data is hidden. Without this function, all data counts as
   * available.
   */
  readonly hasData?: (needs: Partial<DataNeeds>) => boolean;
  /** Milliseconds; recorded on the receipt. */
  readonly now?: number;
}
