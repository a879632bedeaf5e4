import type { ResolvedNode } from '../block.ts';
import type { DataNeeds, NavigationEntry } from '../definition.ts';

/** What the blocks that are shown need of one service, children included. */
export function needsOf<Service extends keyof DataNeeds>(
  service: Service,
  nodes: readonly ResolvedNode[],
): readonly NonNullable<DataNeeds[Service]>[] {
  return nodes.flatMap((node) => {
    if (node.kind === 'fault') return [];
    const own = node.needs?.[service];
    const below = Object.values(node.slots).flatMap((children) => needsOf(service, children));
    return own === undefined ? below : [own, ...below];
  });
}

/** Where the blocks that are shown lead, as far as they are navigation. */
export function navigationOf(nodes: readonly ResolvedNode[]): readonly NavigationEntry[] {
  return nodes.flatMap((node) => {
    if (node.kind === 'fault') return [];
    return [...(node.navigation ?? []), ...Object.values(node.slots).flatMap(navigationOf)];
  });
}
