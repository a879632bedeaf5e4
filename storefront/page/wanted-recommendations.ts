import type { ResolvedNode } from '#engine/block.ts';
import type { RecommendedProduct } from '#engine/host.ts';
import { pack, type Packed } from './packed.ts';

type Lists = readonly (readonly RecommendedProduct[])[];

/** As many of the answers as the page's blocks show, each in its own place; undefined where no block shows any. */
export function wantedRecommendations(lists: Lists, shown: readonly ResolvedNode[]): Packed<Lists> | undefined {
  const limits = new Map<number, number>();
  collectLimits(shown, limits);
  if (limits.size === 0) return undefined;
  return pack(lists.slice(0, Math.max(...limits.keys()) + 1).map((list, index) => list.slice(0, limits.get(index) ?? 0)));
}

function collectLimits(nodes: readonly ResolvedNode[], limits: Map<number, number>): void {
  for (const node of nodes) {
    if (node.kind === 'fault') continue;
    if (node.type === 'product-recommendations' && node.content.source !== 'items') {
      const { index = 0, limit = Infinity } = node.content as { readonly index?: number; readonly limit?: number };
      limits.set(index, Math.max(limits.get(index) ?? 0, limit));
    }
    for (const children of Object.values(node.slots)) collectLimits(children, limits);
  }
}
