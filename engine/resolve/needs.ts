import type { ResolvedNode } from '../block.ts';
import type { PreloadedData, DataNeeds, NavigationEntry } from '../definition.ts';
import { createFingerprint } from '../hash.ts';

/** Collects the needs of the visible blocks for one service, children included. */
export function collectNeeds<Service extends keyof DataNeeds>(
  service: Service,
  nodes: readonly ResolvedNode[],
): readonly NonNullable<DataNeeds[Service]>[] {
  return nodes.flatMap((node) => {
    if (node.kind === 'fault') return [];
    const own = node.needs?.[service];
    const below = Object.values(node.slots).flatMap((children) => collectNeeds(service, children));
    return own === undefined ? below : [own, ...below];
  });
}

/** Collects the links of the visible blocks that are navigation. */
export function collectNavigation(nodes: readonly ResolvedNode[]): readonly NavigationEntry[] {
  return nodes.flatMap((node) => {
    if (node.kind === 'fault') return [];
    return [...(node.navigation ?? []), ...Object.values(node.slots).flatMap(collectNavigation)];
  });
}

/** Attaches preloaded data to the blocks by id; blocks without data are returned as the same objects. */
export function attachData(nodes: readonly ResolvedNode[], brought: ReadonlyMap<string, Partial<PreloadedData>>): readonly ResolvedNode[] {
  return brought.size === 0 ? nodes : nodes.map((node) => attachNodeData(node, brought));
}

function attachNodeData(node: ResolvedNode, brought: ReadonlyMap<string, Partial<PreloadedData>>): ResolvedNode {
  if (node.kind === 'fault') return node;
  const data = node.needs && brought.get(node.id);
  const slots = Object.entries(node.slots).map(([name, children]) => [name, attachData(children, brought)] as const);
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
