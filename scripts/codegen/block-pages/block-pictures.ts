import { isObject, objectAt, stringsAt, type JsonObject } from '../json.ts';
import type { ContentModel } from '../content.ts';

/** What a picture of the documentation shows: a block, in one of its layouts or variants where it has some. */
export interface BlockPicture {
  readonly type: string;
  /** Undefined for a block without. */
  readonly choice?: { readonly field: string; readonly value: string; readonly isStandard: boolean };
  /** Below docs/images/blocks/. */
  readonly file: string;
}

/** The fields by which the showcase tells looks of a block apart. */
const FIELDS = new Set(['layout', 'variant']);

/** Blocks that choose between others, and one that is nothing but room: there is nothing to see of them. */
const WITHOUT_LOOKS = new Set(['experience', 'filter-by', 'segmentation', 'spacer']);

/** Looks that are chosen for each width of screen: the field below `breakpoints`, and the definition that says what it may be. */
const BY_BREAKPOINT: Readonly<Record<string, { readonly field: string; readonly definition: string }>> = {
  collection: { field: 'type', definition: 'CollectionBreakpoint' },
};

/** Every picture that the documentation has of a block, in the order of its schema. */
export function picturesOf(type: string, schema: JsonObject, $defs: JsonObject): readonly BlockPicture[] {
  if (WITHOUT_LOOKS.has(type)) return [];
  const nested = BY_BREAKPOINT[type];
  if (nested) {
    return stringsAt(objectAt(objectAt(objectAt($defs, nested.definition), 'properties'), nested.field), 'enum').map((value) => ({
      type,
      choice: { field: `breakpoints.${nested.field}`, value, isStandard: false },
      file: `${type}-${value}.webp`,
    }));
  }
  const pictures = Object.entries(objectAt(schema, 'properties')).flatMap(([field, part]): BlockPicture[] => {
    if (!FIELDS.has(field) || !isObject(part) || !Array.isArray(part.enum)) return [];
    return part.enum
      .map(String)
      .map((value) => ({ type, choice: { field, value, isStandard: value === part.default }, file: `${type}-${value}.webp` }));
  });
  return pictures.length > 0 ? pictures : [{ type, file: `${type}.webp` }];
}

export function allPictures({ blocks, $defs }: ContentModel): readonly BlockPicture[] {
  return blocks.flatMap(({ type, name }) => picturesOf(type, objectAt($defs, name), $defs));
}
