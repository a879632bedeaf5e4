/** Records which rule picked which candidate for one visitor, and why; preview shows it, tracking sends it. */
export interface Receipt {
  /** The visitor's `now`, in milliseconds, when it was given. */
  readonly at?: number;
  /** In page order; choices inside a branch that was not picked are not made. */
  readonly choices: readonly Choice[];
}

export interface Choice {
  readonly nodeId: string;
  readonly kind: 'experience' | 'segmentation' | 'filter-by';
  readonly rule: Rule;
  /** The label of the visible branch: a variant's name, a segment's id, "baseline", "shown" or "hidden". */
  readonly chosen: string;
  readonly candidates: readonly string[];
  /** One sentence for editors. */
  readonly why: string;
  readonly experienceId?: string;
  readonly variantId?: string;
  readonly trackingEvent?: string;
  /** Impression of the decision that was followed; absent when the choice was forced or made without a decision. */
  readonly impressionId?: string;
}

export type Rule = 'forced' | 'decision' | 'no-decision' | 'unknown-variant' | 'segment' | 'no-segment' | 'condition';
