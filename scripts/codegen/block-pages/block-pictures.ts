import { getObject, type JsonObject } from '../json.ts';
import type { ContentModel } from '../content/content.ts';
import { getLooks, getSharedLook, sharedLooks, type Look } from './block-looks.ts';

/** A picture of a block, in one of its looks if it has several. */
export interface BlockPicture {
  readonly type: string;
  /** Undefined for a block without looks. */
  readonly choice?: { readonly path: string; readonly value: string; readonly isStandard: boolean };
  /** Path below docs/images/blocks/. */
  readonly file: string;
}

export interface PicturedLook {
  readonly look: Look;
  readonly pictures: readonly BlockPicture[];
}

/** Types without an appearance of their own: the envelope, references, blocks that select others, and empty space. */
const WITHOUT_LOOKS = new Set(['page', 'fragment-reference', 'experience', 'filter-by', 'segmentation', 'spacer']);

/** The looks of a block, with a picture of each. */
export function getPicturedLooks(type: string, schema: JsonObject, $defs: JsonObject): readonly PicturedLook[] {
  if (WITHOUT_LOOKS.has(type)) return [];
  return getLooks(schema, $defs).map((look) => addPictures(type, look, `${type}-${look.path.replace(/^.*\./, '')}`));
}

/** The picture of a block without looks; undefined for others. */
export function getOnlyPicture(type: string, schema: JsonObject, $defs: JsonObject): BlockPicture | undefined {
  return WITHOUT_LOOKS.has(type) || getLooks(schema, $defs).length > 0 ? undefined : { type, file: `${type}.webp` };
}

/** The looks that several blocks share, by the name of their definition. */
export function getPicturedSharedLook(name: string, $defs: JsonObject): PicturedLook | undefined {
  const shared = getSharedLook(name, $defs);
  return shared && addPictures(shared.type, shared.look, `shared-${name}`);
}

export function listPictures({ blocks, $defs }: ContentModel): readonly BlockPicture[] {
  const own = blocks.flatMap(({ type, name }) => {
    const schema = getObject($defs, name);
    return [...getPicturedLooks(type, schema, $defs).flatMap(({ pictures }) => pictures), getOnlyPicture(type, schema, $defs) ?? []].flat();
  });
  return [...own, ...sharedLooks.flatMap((name) => getPicturedSharedLook(name, $defs)?.pictures ?? [])];
}

function addPictures(type: string, look: Look, stem: string): PicturedLook {
  const pictures = look.values.map((value) => ({
    type,
    choice: { path: look.path, value, isStandard: value === look.standard },
    file: `${stem}-${value.replaceAll('/', 'x')}.webp`,
  }));
  return { look, pictures };
}
