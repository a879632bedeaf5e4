import type { AnyDefinition, ClosedEntry, Content, FaultNode, ParsedBlock, ResolvedBlock, ResolvedNode } from '../block.ts';
import type { HydrationPolicy } from '../definition.ts';
import { createFingerprint } from '../hash.ts';

type SettledSlots = Readonly<Record<string, readonly ResolvedNode[]>>;

const EARLINESS: Readonly<Record<HydrationPolicy, number>> = { load: 0, idle: 1, visible: 2, never: 3 };
/** Shared by all blocks without slots, which are the majority. */
export const NO_SLOTS: Readonly<Record<string, never>> = Object.freeze({});

/**
 * Completes a block with its chosen children; `null` when it has nothing to show. A parent of an interactive child becomes interactive too,
 * with the earliest policy of them, because React hydrates from the top.
 */
export function completeBlock(block: Omit<ParsedBlock, 'fixed'>, children: SettledSlots): ResolvedBlock | null {
  const slots = block.slots.length === 0 ? NO_SLOTS : children;
  if (isEmpty(block, slots)) return null;
  const nested = Object.values(slots).flat();
  const nestedBlocks = nested.flatMap((node) => (node.kind === 'block' ? [node] : []));
  return {
    kind: 'block',
    id: block.id,
    type: block.type,
    name: block.name,
    pointer: block.pointer,
    breadcrumb: block.breadcrumb,
    content: block.content,
    layout: block.layout,
    slots,
    hash: nested.length === 0 ? block.ownHash : createFingerprint(block.ownHash + describeSlots(slots)),
    policy: nestedBlocks.reduce((policy, node) => getEarlierPolicy(policy, node.policy), block.ownPolicy),
    types: [...new Set([block.type, ...nestedBlocks.flatMap((node) => node.types)])],
    ...evaluateDefinition(block),
  };
}

function getEarlierPolicy(one: HydrationPolicy, other: HydrationPolicy): HydrationPolicy {
  return EARLINESS[one] <= EARLINESS[other] ? one : other;
}

/** Records on a block why the visitor sees it; the note is visible in preview, so it is part of the fingerprint. */
export function addReason(node: ResolvedNode, why: string): ResolvedNode {
  if (node.kind === 'fault') return node;
  const whole = node.why === undefined ? why : `${why} ${node.why}`;
  return { ...node, why: whole, hash: createFingerprint(node.hash + why) };
}

/** Evaluates the definition's functions for the content; one that throws contributes nothing. */
function evaluateDefinition({
  definition,
  content,
}: Omit<ParsedBlock, 'fixed'>): Pick<ResolvedBlock, 'needs' | 'navigation' | 'inList' | 'closedBy'> {
  const { needs, navigation, inList, closedBy } = definition;
  if (!needs && !navigation && !inList && !closedBy) return NOTHING_SAID;
  try {
    return {
      needs: needs?.(content as never),
      navigation: navigation?.(content as never),
      inList: inList?.(content as never),
      closedBy: getClosedEntry(closedBy, content),
    };
  } catch {
    return NOTHING_SAID;
  }
}

const NOTHING_SAID = {};

function getClosedEntry(closedBy: AnyDefinition['closedBy'], content: Content): ClosedEntry | undefined {
  const entry = closedBy?.entry(content as never);
  return closedBy && entry !== undefined ? { flag: closedBy.flag, entry } : undefined;
}

function isEmpty(block: Omit<ParsedBlock, 'fixed'>, slots: SettledSlots): boolean {
  try {
    return block.definition.isEmpty?.(block.content as never, slots) === true;
  } catch {
    return false;
  }
}

function describeSlots(slots: SettledSlots): string {
  return Object.entries(slots)
    .map(([name, nodes]) => `|${name}:${nodes.map((node) => (node.kind === 'block' ? node.hash : createFaultHash(node))).join()}`)
    .join('');
}

function createFaultHash(node: FaultNode): string {
  return createFingerprint(JSON.stringify(node.faults));
}
