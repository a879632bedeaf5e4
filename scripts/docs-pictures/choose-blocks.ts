import type { RawBlock } from '#generated/content/types.ts';
import type { BlockPicture } from '../codegen/block-pages/block-pictures.ts';

/** Of the blocks those that a picture can show, most fields first: what says its layout itself, or else what leaves the standard one. */
export function chooseBlocks({ type, choice }: BlockPicture, blocks: readonly RawBlock[]): readonly RawBlock[] {
  const ofType = blocks.filter((block) => block.type === type);
  const saying = ofType.filter((block) => !choice || block[choice.field] === choice.value);
  const silent = choice?.isStandard ? ofType.filter((block) => block[choice.field] === undefined) : [];
  return (saying.length > 0 ? saying : silent).toSorted((one, other) => Object.keys(other).length - Object.keys(one).length);
}
