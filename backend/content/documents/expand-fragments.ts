import { createHash } from 'node:crypto';
import type { FragmentReference, RawBlock } from '#generated/content/types.ts';
import { validateFragmentReferenceAll } from '#generated/content/validators-all.js';
import { isRecord } from './is-record.ts';
import { isRawBlock, getSlots } from './walk-blocks.ts';

export interface Expanded {
  readonly components: readonly RawBlock[];
  /** Slugs of missing fragments, without duplicates. */
  readonly missing: readonly string[];
  /** Slugs of fragments that contain themselves, without duplicates; the inner ones are omitted. */
  readonly circular: readonly string[];
}

/** The blocks of a fragment; null if none is visible. */
export type FindFragment = (slug: string) => readonly unknown[] | null;

/** Parses a reference. An invalid one is skipped by the renderer, like any invalid block. */
function parseReference(block: RawBlock): FragmentReference | null {
  return validateFragmentReferenceAll(block) ? block : null;
}

/** Maximum length of a blockId. */
const LONGEST = 80;

/** Keeps ids unique if a fragment is used twice in a document, within the maximum length. */
function prefixId(id: string, prefix: string): string {
  const full = `${prefix}.${id}`;
  if (full.length <= LONGEST) return full;
  return `${createHash('sha256').update(full).digest('hex').slice(0, 12)}.${id.slice(0, LONGEST - 13)}`;
}

/** Replaces the lists in the slots of a copied block. */
function mapSlots(block: RawBlock, map: (children: readonly unknown[]) => readonly unknown[]): RawBlock {
  const slots = new Map(getSlots(block, '').map((slot) => [slot.pointer, slot.children] as const));
  if (slots.size === 0) return block;
  const pointers = [...slots.keys()];
  const copy = (value: unknown, pointer: string): unknown => {
    const children = slots.get(pointer);
    if (children) return map(children);
    if (!pointers.some((known) => known.startsWith(`${pointer}/`))) return value;
    if (Array.isArray(value)) return value.map((entry, index) => copy(entry, `${pointer}/${index}`));
    if (!isRecord(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, copy(entry, `${pointer}/${key}`)]));
  };
  return copy(block, '') as RawBlock;
}

/**
 * Replaces references to fragments by the fragments' blocks, at any depth.
 * @param self The slug of the document if it is a fragment.
 */
export function expandFragments(components: readonly unknown[], find: FindFragment, self?: string): Expanded {
  const missing = new Set<string>();
  const circular = new Set<string>();
  const expand = (blocks: readonly unknown[], trail: readonly string[], prefix?: string): unknown[] =>
    blocks.flatMap((block) => {
      if (!isRawBlock(block)) return [block];
      const named = prefix === undefined ? block : { ...block, id: prefixId(block.id, prefix) };
      const reference = parseReference(named);
      if (!reference) return [mapSlots(named, (children) => expand(children, trail, prefix))];
      const { fragmentId, id } = reference;
      if (trail.includes(fragmentId)) {
        circular.add(fragmentId);
        return [];
      }
      const held = find(fragmentId);
      if (held) return expand(held, [...trail, fragmentId], id);
      missing.add(fragmentId);
      return [];
    });
  const expanded = expand(components, self === undefined ? [] : [self]) as RawBlock[];
  return { components: expanded, missing: [...missing], circular: [...circular] };
}
