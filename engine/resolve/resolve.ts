import type { ParsedBlock, ParsedNode, ParsedPage, ResolvedBlock, ResolvedNode } from '../block.ts';
import { chooseVariant } from './experience.ts';
import { applyFilter } from './filter-by.ts';
import type { Choice, Receipt } from './receipt.ts';
import { chooseSegment } from './segmentation.ts';
import { completeBlock, addReason } from './settle.ts';
import type { Visitor } from './visitor.ts';

export interface ResolvedPage {
  readonly nodes: readonly ResolvedNode[];
  readonly receipt: Receipt;
}

/**
 * Resolves the tree that one visitor sees, and why. Pure and synchronous. Blocks that do not depend on the visitor are the same objects
 * that parsing created, so caches may use their identity.
 */
export function resolve(page: ParsedPage, visitor: Visitor): ResolvedPage {
  const choices: Choice[] = [];
  const nodes: ResolvedNode[] = [];
  const isPreview = page.mode === 'preview';
  resolveList(page.nodes, nodes);
  return { nodes, receipt: { ...(visitor.now === undefined ? {} : { at: visitor.now }), choices } };

  function resolveList(list: readonly ParsedNode[], into: ResolvedNode[]): void {
    for (const node of list) {
      if (node.kind === 'block') {
        const shown = node.fixed === undefined ? resolveBlock(node) : node.fixed;
        if (shown && hasData(shown, visitor)) into.push(shown);
      } else if (node.kind === 'fault') {
        into.push(node);
      } else {
        const { choice, nodes: chosen } = choose(node, visitor);
        choices.push(choice);
        const from = into.length;
        resolveList(chosen, into);
        if (isPreview) for (let at = from; at < into.length; at += 1) into[at] = addReason(into[at] as ResolvedNode, choice.why);
      }
    }
  }

  function resolveBlock(block: ParsedBlock): ResolvedNode | null {
    const slots: Record<string, readonly ResolvedNode[]> = {};
    for (const [name, list] of block.slots) {
      const shown: ResolvedNode[] = [];
      resolveList(list, shown);
      slots[name] = shown;
    }
    return completeOnce(block, slots);
  }
}

function hasData(node: ResolvedNode, visitor: Visitor): boolean {
  return node.kind === 'fault' || node.needs === undefined || visitor.hasData === undefined || visitor.hasData(node.needs);
}

type Slots = Readonly<Record<string, readonly ResolvedNode[]>>;

const VARIATIONS = 8;
const settled = new WeakMap<ParsedBlock, { readonly slots: Slots; readonly result: ResolvedBlock | null }[]>();

/** The same few combinations of children recur; returning the same object for equal ones lets caches find it. */
function completeOnce(block: ParsedBlock, slots: Slots): ResolvedBlock | null {
  const known = settled.get(block) ?? [];
  const same = known.find((entry) => block.slots.every(([name]) => areSame(entry.slots[name] ?? [], slots[name] ?? [])));
  if (same) return same.result;
  const result = completeBlock(block, slots);
  settled.set(block, [{ slots, result }, ...known].slice(0, VARIATIONS));
  return result;
}

function areSame(one: readonly ResolvedNode[], other: readonly ResolvedNode[]): boolean {
  return one.length === other.length && one.every((node, at) => node === other[at]);
}

function choose(
  node: Exclude<ParsedNode, { kind: 'block' | 'fault' }>,
  visitor: Visitor,
): { readonly choice: Choice; readonly nodes: readonly ParsedNode[] } {
  if (node.kind === 'experience') return chooseVariant(node, visitor);
  if (node.kind === 'segmentation') return chooseSegment(node, visitor);
  return applyFilter(node, visitor);
}
