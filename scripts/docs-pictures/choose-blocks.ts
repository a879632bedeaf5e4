import type { RawBlock } from '#generated/content/types.ts';
import { isRecord } from '#backend/content/is-record.ts';
import type { BlockPicture } from '../codegen/block-pages/block-pictures.ts';

const BELOW_BREAKPOINTS = 'breakpoints.';

/** What a block says of a field; below `breakpoints`, as on a large screen, where the next smaller one stands in for a missing one. */
function saidOf(block: RawBlock, field: string): unknown {
  if (!field.startsWith(BELOW_BREAKPOINTS)) return block[field];
  const { breakpoints } = block;
  const layouts = isRecord(breakpoints) ? [breakpoints.lg, breakpoints.md, breakpoints.sm] : [];
  return layouts.find(isRecord)?.[field.slice(BELOW_BREAKPOINTS.length)];
}

/** Of blocks those that a picture can show, most fields first: what says its layout itself, or else what leaves the standard one. */
export function chooseBlocks({ type, choice }: BlockPicture, blocks: readonly RawBlock[]): readonly RawBlock[] {
  const ofType = blocks.filter((block) => block.type === type);
  const saying = ofType.filter((block) => !choice || saidOf(block, choice.field) === choice.value);
  const silent = choice?.isStandard ? ofType.filter((block) => saidOf(block, choice.field) === undefined) : [];
  return (saying.length > 0 ? saying : silent).toSorted((one, other) => Object.keys(other).length - Object.keys(one).length);
}
