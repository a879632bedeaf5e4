import { isRecord } from '#backend/content/documents/is-record.ts';
import type { RawBlock } from '#generated/content/types.ts';
import type { BlockPicture } from '../codegen/block-pages/block-pictures.ts';
import { WIDTHS } from '../codegen/block-pages/block-looks.ts';

/** A layout often depends on its content; other looks are best compared on the same content. */
const LAYOUTS = new Set(['layout', 'variant']);

/**
 * Chooses the block of a picture among those that editors have written: the richest with its layout, otherwise the richest with any value
 * of the look.
 */
export function chooseBlock({ type, choice, file }: BlockPicture, blocks: readonly RawBlock[]): RawBlock {
  // A picture shows its block at every width.
  const ofType = blocks
    .filter((block) => block.type === type)
    .map(({ hideOnBreakpoint: _hidden, ...block }): RawBlock => block)
    .toSorted((one, other) => measureRichness(other) - measureRichness(one));
  const [richest] = ofType;
  if (!richest) throw new Error(`[cairn] [docs] no document has a block "${type}" for ${file}`);
  const id = file.replace(/\.webp$/, '');
  if (!choice) return { ...richest, id };
  const { path, value, isStandard } = choice;
  const hasValue = (block: RawBlock): boolean => getValues(block, path.split('.')).includes(value);
  const isSilent = (block: RawBlock): boolean => getValues(block, path.split('.')).length === 0;
  const own = LAYOUTS.has(path) ? (ofType.find(hasValue) ?? (isStandard ? ofType.find(isSilent) : undefined)) : undefined;
  const base = own ?? withoutColors(ofType.find((block) => !isSilent(block)) ?? richest);
  return { ...(withValue(base, path.split('.'), value) as RawBlock), id };
}

/** The colors of texts were chosen for another look. */
function withoutColors({ textColor: _text, titleColor: _title, ...block }: RawBlock): RawBlock {
  return block;
}

/** Number of fields, then length. */
const measureRichness = (block: RawBlock): number => Object.keys(block).length + Math.min(0.9, JSON.stringify(block).length / 100_000);

/** The values at a path, of every entry of a list. A missing screen width falls back to the next smaller one. */
function getValues(at: unknown, [step, ...rest]: readonly string[]): readonly unknown[] {
  if (step === undefined) return at === undefined ? [] : [at];
  if (!isRecord(at)) return [];
  const below = getPart(at, step);
  return Array.isArray(below) ? below.flatMap((entry) => getValues(entry, rest)) : getValues(below, rest);
}

/** A copy with the value at the path, in every entry of a list. */
function withValue(at: unknown, [step, ...rest]: readonly string[], value: string): unknown {
  if (step === undefined) return value;
  const record = isRecord(at) ? at : {};
  const below = getPart(record, step);
  const changed = Array.isArray(below) ? below.map((entry) => withValue(entry, rest, value)) : withValue(below, rest, value);
  return { ...record, [step.replace('[]', '')]: changed };
}

function getPart(record: Readonly<Record<string, unknown>>, step: string): unknown {
  const width = WIDTHS.findIndex((name) => name === step);
  if (width === -1) return record[step.replace('[]', '')];
  return WIDTHS.slice(0, width + 1)
    .map((name) => record[name])
    .findLast((part) => part !== undefined);
}
