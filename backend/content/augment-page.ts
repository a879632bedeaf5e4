import { createHash } from 'node:crypto';
import type { Page, RawBlock } from '#generated/content/types.ts';
import { asFragmentReference } from './fragment-reference.ts';
import { isRawBlock, isRecord, slotsOf } from './walk-blocks.ts';

export interface FragmentSource {
  readonly page: Page;
  readonly revision: string;
}

export interface Augmented {
  readonly components: RawBlock[];
  /** Those of the fragments that were set in. */
  readonly revisions: readonly string[];
  /** Ids of fragments that were referred to and are not there. */
  readonly missing: readonly string[];
}

type FindFragment = (fragmentId: string) => FragmentSource | null;

/** Ids stay unique where a fragment stands twice on a page. */
function withPrefix(block: RawBlock, prefix: string): RawBlock {
  return { ...block, id: `${prefix}.${block.id}` };
}

/** Replaces the lists at the slots of a copied block. */
function mapSlots(block: RawBlock, map: (children: readonly unknown[]) => readonly unknown[]): RawBlock {
  const pointers = new Map(slotsOf(block, '').map((slot) => [slot.pointer, slot.children] as const));
  if (pointers.size === 0) return block;
  const copy = (value: unknown, pointer: string): unknown => {
    const children = pointers.get(pointer);
    if (children) return map(children);
    if (![...pointers.keys()].some((known) => known.startsWith(`${pointer}/`))) return value;
    if (Array.isArray(value)) return value.map((entry, index) => copy(entry, `${pointer}/${index}`));
    if (!isRecord(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, copy(entry, `${pointer}/${key}`)]));
  };
  return copy(block, '') as RawBlock;
}

/** Sets the blocks of fragments in the place of the references to them, at any depth; a fragment within itself is left out. */
export function augmentComponents(components: readonly unknown[], find: FindFragment): Augmented {
  const revisions: string[] = [];
  const missing: string[] = [];
  const expand = (blocks: readonly unknown[], trail: readonly string[], prefix: string | null): unknown[] =>
    blocks.flatMap((block) => {
      if (!isRawBlock(block)) return [block];
      const named = prefix ? withPrefix(block, prefix) : block;
      const reference = asFragmentReference(named);
      if (!reference) return [mapSlots(named, (children) => expand(children, trail, prefix))];
      const fragment = trail.includes(reference.fragmentId) ? null : find(reference.fragmentId);
      if (!fragment) {
        missing.push(reference.fragmentId);
        return [];
      }
      revisions.push(fragment.revision);
      return expand(fragment.page.components, [...trail, reference.fragmentId], reference.id);
    });
  return { components: expand(components, [], null) as RawBlock[], revisions, missing };
}

/** Changes whenever the page or one of its fragments does; the page's own where it has none. */
export function combineRevisions(own: string, fragments: readonly string[]): string {
  if (fragments.length === 0) return own;
  return createHash('sha256')
    .update([own, ...fragments].join())
    .digest('hex')
    .slice(0, 12);
}
