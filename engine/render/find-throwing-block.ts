import type { ResolvedBlock, ResolvedNode } from '../block.ts';
import { getChildBlocks, type Isolation } from './isolation.ts';
import type { RenderContext } from './render-context.ts';

/**
 * Finds the interactive block that caused an error in the page's stream: renders each type in React's component stack alone, innermost
 * first, and remembers those that throw. It runs only after an error.
 * @returns false when none throws alone
 */
export function findThrowingBlock(
  nodes: readonly ResolvedNode[],
  context: RenderContext,
  isolation: Isolation,
  componentStack: string,
): boolean {
  const interactive = nodes
    .flatMap((node) => (node.kind === 'block' ? collectDescendants(node) : []))
    .filter((node) => node.policy !== 'never');
  const findFrame = (node: ResolvedBlock): number => componentStack.indexOf(`Block(${node.type})`);
  const named = interactive.filter((node) => findFrame(node) !== -1).toSorted((one, other) => findFrame(one) - findFrame(other));

  for (const node of named.length > 0 ? named : interactive) {
    if (isolation.getFault(node, context)) continue;
    const before = isolation.collectFaults(node, context).length;
    isolation.renderAlone(node, context);
    if (isolation.collectFaults(node, context).length > before) return true;
  }
  return interactive.some((node) => isolation.getFault(node, context));
}

function collectDescendants(node: ResolvedBlock): readonly ResolvedBlock[] {
  return [node, ...getChildBlocks(node).flatMap(collectDescendants)];
}
