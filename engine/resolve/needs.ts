import type { ResolvedNode } from '../block.ts';
import type { BroughtData, DataNeeds, NavigationEntry } from '../definition.ts';
import { createFingerprint } from '../hash.ts';

/** Collects the needs of the visible blocks for one service, children included. */
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

/** Collects the links of the visible blocks that are navigation. */
export function navigationOf(nodes: readonly ResolvedNode[]): readonly NavigationEntry[] {
  return nodes.flatMap((node) => {
    if (node.kind === 'fault') return [];
    return [...(node.navigation ?? []), ...Object.values(node.slots).flatMap(navigationOf)];
  });
}

/** Attaches preloaded data to the blocks by id; blocks without data are returned as the same objects. */
export function withData(nodes: readonly ResolvedNode[], brought: ReadonlyMap<string, Partial<BroughtData>>): readonly ResolvedNode[] {
  return brought.size === 0 ? nodes : nodes.map((node) => attachNodeData(node, brought));
}

function attachNodeData(node: ResolvedNode, brought: ReadonlyMap<string, Partial<BroughtData>>): ResolvedNode {
  if (node.kind === 'fault') return node;
  const data = node.needs && brought.get(node.id);
  const slots = Object.entries(node.slots).map(([name, children]) => [name, withData(children, brought)] as const);
  const isSame = !data && slots.every(([name, children]) => children.every((child, index) => child === node.slots[name]?.[index]));
  if (isSame) return node;
  const inner = slots.flatMap(([, children]) => children.map((child) => (child.kind === 'block' ? child.hash : '')));
  return {
    ...node,
    slots: Object.fromEntries(slots),
    hash: createFingerprint(node.hash + JSON.stringify(data ?? null) + inner.join()),
    ...(data ? { data } : {}),
  };
}
