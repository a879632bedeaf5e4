import type { DataNeeds } from '../definition.ts';
import type { TestContext } from './test-context.ts';

/** What the personalization service has decided for one experience. */
export interface Decision {
  readonly variant: string;
  /** Told back to the service once the variant, or the baseline of a control group, has been shown. */
  readonly impressionId?: string;
}

/** All that the choice of blocks may depend on besides the content. */
export interface Visitor {
  /** The personalization service's answer by experience id; an experience without one shows its baseline. */
  readonly decisions: Readonly<Record<string, Decision>>;
  /** Audiences that the visitor belongs to. */
  readonly segments: ReadonlySet<string>;
  readonly testContext?: TestContext;
  /** The product of a product page. */
  readonly product?: { readonly productId: string; readonly skus?: readonly string[] };
  /** The category of a category page or those that the product stands in, with the categories above them. */
  readonly categoryIds?: readonly string[];
  /** Whether the data that a block needs is there to be shown; a block whose data is not is hidden. Without it, all data counts as there. */
  readonly hasData?: (needs: Partial<DataNeeds>) => boolean;
  /** Milliseconds; noted on the receipt. */
  readonly now?: number;
}
