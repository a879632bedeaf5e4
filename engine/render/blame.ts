import type { ResolvedBlock, ResolvedNode } from '../block.ts';
import { blocksIn, type Isolation } from './isolation.ts';
import type { RenderContext } from './render-context.ts';

/**
 * Finds the interactive block that caused an error in the page's stream: renders each type in React's component stack alone, innermost
 * first, and remembers those that throw. It runs only after an error.
 * @returns false when none throws alone
 */
export function blameInteractive(
  nodes: readonly ResolvedNode[],
  context: RenderContext,
  isolation: Isolation,
  componentStack: string,
): boolean {
  const interactive = nodes
    .flatMap((node) => (node.kind === 'block' ? withDescendants(node) : []))
    .filter((node) => node.policy !== 'never');
  const frameOf = (node: ResolvedBlock): number => componentStack.indexOf(`Block(${node.type})`);
  const named = interactive.filter((node) => frameOf(node) !== -1).toSorted((one, other) => frameOf(one) - frameOf(other));

  for (const node of named.length > 0 ? named : interactive) {
    if (isolation.faultOf(node, context)) continue;
    const before = isolation.faultsIn(node, context).length;
    isolation.renderAlone(node, context);
    if (isolation.faultsIn(node, context).length > before) return true;
  }
  return interactive.some((node) => isolation.faultOf(node, context));
}

function withDescendants(node: ResolvedBlock): readonly ResolvedBlock[] {
  return [node, ...blocksIn(node).flatMap(withDescendants)];
}
