import type { TestContext } from './test-context.ts';

/** All that the choice of blocks may depend on besides the content. */
export interface Visitor {
  /** The personalization service's answer by experience id; an experience without one shows its baseline. */
  readonly decisions: Readonly<Record<string, { readonly variant: string }>>;
  /** Audiences that the visitor belongs to. */
  readonly segments: ReadonlySet<string>;
  readonly testContext?: TestContext;
  /** The product of a product page. */
  readonly product?: { readonly productId: string; readonly skus?: readonly string[] };
  /** The category of a category page. */
  readonly categoryId?: string;
  /** Milliseconds; noted on the receipt. */
  readonly now?: number;
}
