import type { ResolvedNode } from '#engine/block.ts';
import type { Receipt } from '#engine/resolve/receipt.ts';
import type { Breakpoint } from '#generated/content/types.ts';

/** Explains in sentences why an entry shows its content. */
export interface Explanation {
  /** The chosen variant or audience, and the reason for an empty entry. */
  readonly reasons: readonly string[];
  /** A marker for each block and each width at which the block is hidden; visible only at that width. */
  readonly hidden: readonly { readonly breakpoint: Breakpoint; readonly text: string }[];
}

const widths: Readonly<Record<Breakpoint, string>> = {
  sm: 'below 600 px',
  md: 'from 600 to 1023 px',
  lg: 'from 1024 px',
};

export function explainEntry(nodes: readonly ResolvedNode[], { choices }: Pick<Receipt, 'choices'>): Explanation {
  const reasons = choices.map(({ why }) => why);
  if (nodes.length === 0) reasons.push('There is nothing to show, so visitors do not see this block.');
  return {
    reasons,
    hidden: nodes.flatMap((node) =>
      node.kind === 'fault'
        ? []
        : (node.layout.hideOnBreakpoint ?? []).map((breakpoint) => ({
            breakpoint,
            text: `${node.type} #${node.id} is hidden at this width: hideOnBreakpoint lists ${breakpoint} (${widths[breakpoint]}).`,
          })),
    ),
  };
}
