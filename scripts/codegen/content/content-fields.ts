import { expandRefs, type ContentModel } from './content.ts';
import { isObject, getObject, type JsonObject } from '../json.ts';
import { LISTS_OF_SCHEMAS, SLOT_KEYWORD } from '../validators/keywords.ts';
import type { Output } from '../output.ts';

/** Paths of a block's slots, HTML and links, with "." between steps and "*" for every entry of a list or map. */
interface FieldTable {
  readonly slots: readonly string[];
  readonly html: readonly string[];
  readonly links: readonly string[];
  readonly properties: readonly string[];
}

export function generateContentFields(model: ContentModel): Output {
  const rows = model.blocks.map(({ type, name }) => [type, collectFields(expandRefs(model, name))] as const);
  return {
    path: 'content/fields.ts',
    text: `
      import type { BlockType } from './types.ts';
      /** Where a block keeps what needs care. Paths: "." between steps, "*" for every entry: "richText", "items.*.body". */
      export interface BlockFields {
        /** Fields that hold child blocks. */
        readonly slots: readonly string[];
        /** HTML strings. */
        readonly html: readonly string[];
        /** Links. */
        readonly links: readonly string[];
        /** Names of all the block's own properties. */
        readonly properties: readonly string[];
      }
      export const blockFields: Readonly<Record<BlockType, BlockFields>> = ${JSON.stringify(Object.fromEntries(rows))};
      export const blockTypes: readonly BlockType[] = ${JSON.stringify(rows.map(([type]) => type))};
    `,
  };
}

function collectFields(schema: JsonObject): FieldTable {
  const found = { slots: new Set<string>(), html: new Set<string>(), links: new Set<string>() };
  walk(schema, []);
  return {
    slots: [...found.slots],
    html: [...found.html],
    links: [...found.links],
    properties: Object.keys(getObject(schema, 'properties')),
  };

  /** The content of a slot is described by the child's own schema. */
  function walk(node: unknown, path: readonly string[]): void {
    if (!isObject(node)) return;
    if (node[SLOT_KEYWORD] === true) {
      found.slots.add(path.join('.'));
      return;
    }
    if (node.format === 'html') found.html.add(path.join('.'));
    if (node.format === 'link') found.links.add(path.join('.'));
    for (const [key, child] of Object.entries(getObject(node, 'properties'))) walk(child, [...path, key]);
    walk(node.items, [...path, '*']);
    walk(node.additionalProperties, [...path, '*']);
    for (const keyword of LISTS_OF_SCHEMAS) {
      const list = node[keyword];
      if (Array.isArray(list)) list.forEach((child) => walk(child, path));
    }
  }
}
