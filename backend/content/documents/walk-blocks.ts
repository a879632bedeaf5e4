import { blockFields } from '#generated/content/fields.ts';
import type { BlockType, RawBlock } from '#generated/content/types.ts';
import { isRecord } from './is-record.ts';

export function isKnownType(type: string): type is BlockType {
  return Object.hasOwn(blockFields, type);
}

export function isRawBlock(value: unknown): value is RawBlock {
  return isRecord(value) && typeof value.type === 'string' && typeof value.id === 'string';
}

export interface Slot {
  /** JSON pointer of the list. */
  readonly pointer: string;
  readonly children: readonly unknown[];
}

function getListsAt(value: unknown, steps: readonly string[], pointer: string): Slot[] {
  const [step, ...rest] = steps;
  if (step === undefined) return Array.isArray(value) ? [{ pointer, children: value }] : [];
  if (step === '*') {
    const entries = Array.isArray(value) ? [...value.entries()] : isRecord(value) ? Object.entries(value) : [];
    return entries.flatMap(([key, entry]) => getListsAt(entry, rest, `${pointer}/${key}`));
  }
  return isRecord(value) ? getListsAt(value[step], rest, `${pointer}/${step}`) : [];
}

/** The lists of child blocks in a block of a known type. */
export function getSlots(block: RawBlock, pointer: string): Slot[] {
  if (!isKnownType(block.type)) return [];
  return blockFields[block.type].slots.flatMap((path) => getListsAt(block, path.split('.'), pointer));
}

/** Visits every block of a list and its descendants, parents first. */
export function* walkBlocks(blocks: readonly unknown[], pointer = '/components'): Generator<{ block: RawBlock; pointer: string }> {
  for (const [index, block] of blocks.entries()) {
    if (!isRawBlock(block)) continue;
    const here = `${pointer}/${index}`;
    yield { block, pointer: here };
    for (const slot of getSlots(block, here)) yield* walkBlocks(slot.children, slot.pointer);
  }
}
